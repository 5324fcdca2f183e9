import type { APIEmbed } from 'discord-api-types/v10';
import { localUrl } from '../links.js';
import { Markdown } from '../markdown/render.js';
import { Gallery } from './media.js';

/** An embed. The page draws its pictures itself, so that they open large and have alt text. */
export function Embed({ embed }: { readonly embed: APIEmbed }) {
  const color = embed.color === undefined ? {} : { color: `#${embed.color.toString(16).padStart(6, '0')}` };
  const thumbnail = embed.thumbnail === undefined ? null : localUrl(embed.thumbnail.url, location.origin);
  const icon = embed.author?.icon_url === undefined ? null : localUrl(embed.author.icon_url, location.origin);
  const footer = [
    embed.footer?.text,
    embed.timestamp === undefined ? undefined : new Date(embed.timestamp).toLocaleString(),
  ];
  const footerText = footer.filter((part) => part !== undefined).join(' • ');
  let inlines = 0;
  return (
    <discord-embed
      slot="embeds"
      {...color}
      {...(embed.title === undefined ? {} : { embedTitle: embed.title })}
      {...(embed.url === undefined ? {} : { url: embed.url })}
      {...(embed.author === undefined ? {} : { authorName: embed.author.name })}
      {...(icon === null ? {} : { authorImage: icon })}
      {...(thumbnail === null ? {} : { thumbnail })}
    >
      {embed.description === undefined ? null : (
        <discord-embed-description slot="description">
          <Markdown text={embed.description} />
        </discord-embed-description>
      )}
      {embed.fields === undefined || embed.fields.length === 0 ? null : (
        <discord-embed-fields slot="fields">
          {embed.fields.map((field, index) => {
            inlines = field.inline === true ? (inlines % 3) + 1 : 0;
            const inlineIndex = inlines === 1 || inlines === 2 || inlines === 3 ? inlines : 1;
            return (
              <discord-embed-field
                key={index}
                fieldTitle={field.name}
                {...(field.inline === true ? { inline: true, inlineIndex } : {})}
              >
                <Markdown text={field.value} />
              </discord-embed-field>
            );
          })}
        </discord-embed-fields>
      )}
      {embed.image === undefined ? null : (
        <div slot="footer" class="embed-image">
          <Gallery
            items={[
              {
                url: embed.image.url,
                alt: embed.image.description ?? embed.title ?? null,
                spoiler: false,
                width: embed.image.width ?? null,
                height: embed.image.height ?? null,
              },
            ]}
          />
        </div>
      )}
      {footerText === '' ? null : <discord-embed-footer slot="footer">{footerText}</discord-embed-footer>}
    </discord-embed>
  );
}
