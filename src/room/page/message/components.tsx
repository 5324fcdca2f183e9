import type {
  APIActionRowComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIFileComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APIThumbnailComponent,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { COMPONENT } from '../kinds.js';
import { Markdown } from '../markdown/render.js';
import { FileCard } from './attachments.js';
import { Button } from './button.js';
import { Gallery } from './media.js';
import type { Owner } from './owner.js';
import { MessageSelect } from './select.js';

/** A message's components, legacy or v2. */
export function Components({
  components,
  owner,
}: {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly owner: Owner;
}) {
  return <>{components.map((component, index) => drawComponent(component, owner, index))}</>;
}

function drawComponent(
  component: APIMessageTopLevelComponent | APIComponentInContainer,
  owner: Owner,
  key: number,
): VNode | null {
  switch (component.type) {
    case COMPONENT.row:
      return <Row key={key} row={component} owner={owner} />;
    case COMPONENT.section:
      return <Section key={key} section={component} owner={owner} />;
    case COMPONENT.text:
      return (
        <div key={key} class="text-display">
          <Markdown text={component.content} />
        </div>
      );
    case COMPONENT.gallery:
      return (
        <Gallery
          key={key}
          items={component.items.map((item) => ({
            url: item.media.url,
            alt: item.description ?? null,
            spoiler: item.spoiler === true,
            width: item.media.width ?? null,
            height: item.media.height ?? null,
          }))}
        />
      );
    case COMPONENT.file:
      return <File key={key} file={component} />;
    case COMPONENT.separator:
      return (
        <div
          key={key}
          role={component.divider === false ? 'presentation' : 'separator'}
          class={`separator${component.divider === false ? ' is-blank' : ''}${component.spacing === 2 ? ' is-large' : ''}`}
        />
      );
    case COMPONENT.container:
      return <Container key={key} container={component} owner={owner} />;
    default:
      return null;
  }
}

function Row({
  row,
  owner,
}: {
  readonly row: APIActionRowComponent<APIComponentInMessageActionRow>;
  readonly owner: Owner;
}) {
  return (
    <div class="action-row">
      {row.components.map((component) =>
        component.type === COMPONENT.button ? (
          <Button key={component.id} button={component} owner={owner} />
        ) : (
          <MessageSelect key={component.id} menu={component} owner={owner} />
        ),
      )}
    </div>
  );
}

function Section({ section, owner }: { readonly section: APISectionComponent; readonly owner: Owner }) {
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map((text, index) => (
          <div key={index} class="text-display">
            <Markdown text={text.content} />
          </div>
        ))}
      </div>
      <div class="section-accessory">
        {section.accessory.type === COMPONENT.button ? (
          <Button button={section.accessory} owner={owner} />
        ) : (
          <Thumbnail thumbnail={section.accessory} />
        )}
      </div>
    </div>
  );
}

function Thumbnail({ thumbnail }: { readonly thumbnail: APIThumbnailComponent }) {
  return (
    <div class="thumbnail">
      <Gallery
        items={[
          {
            url: thumbnail.media.url,
            alt: thumbnail.description ?? null,
            spoiler: thumbnail.spoiler === true,
            width: null,
            height: null,
          },
        ]}
      />
    </div>
  );
}

function File({ file }: { readonly file: APIFileComponent }) {
  const name = file.name ?? file.file.url.split('/').at(-1)?.split('?')[0] ?? 'file';
  return <FileCard url={file.file.url} name={decodeURIComponent(name)} size={file.size ?? null} />;
}

function Container({
  container,
  owner,
}: {
  readonly container: APIContainerComponent;
  readonly owner: Owner;
}) {
  const [hidden, setHidden] = useState(container.spoiler === true);
  const accent = container.accent_color;
  const style =
    accent === undefined || accent === null ? {} : { '--accent': `#${accent.toString(16).padStart(6, '0')}` };
  return (
    <div
      class={`container${accent === undefined || accent === null ? '' : ' has-accent'}${hidden ? ' is-spoiler' : ''}`}
      style={style}
    >
      <div class="container-inner" inert={hidden}>
        {container.components.map((component, index) => drawComponent(component, owner, index))}
      </div>
      {hidden ? (
        <button type="button" class="spoiler-label" onClick={() => setHidden(false)}>
          SPOILER
        </button>
      ) : null}
    </div>
  );
}
