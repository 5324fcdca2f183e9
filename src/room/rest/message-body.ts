/** Reads the body of a new or edited message and rejects what Discord rejects. */
import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import { MessageFlags as F } from 'discord-api-types/v10';
import { storeUpload, safeName, type Upload } from '../files/attachments.js';
import type { AllowedMentions } from '../state/messages.js';
import type { Message, Poll, StoredComponent } from '../state/model.js';
import type { RoomState } from '../state/room-state.js';
import { mentionComplaints } from './allowed-mentions.js';
import { componentComplaints, settle } from './components.js';
import { embedComplaints } from './embeds.js';
import { complaint, type ErrorPath, invalidForm, type PathError, refuse, tooLong } from './errors.js';
import type { Body } from './http.js';
import { pollComplaints, readPoll } from './poll-body.js';
import { complaints } from './schema.js';

const MAX_CONTENT = 2000;
const CREATE_FLAGS = F.SuppressEmbeds | F.SuppressNotifications | F.IsComponentsV2;

export interface RestMessageBody {
  readonly content?: string | null;
  readonly flags: number;
  readonly embeds?: APIEmbed[];
  readonly components?: StoredComponent[];
  readonly attachments?: APIAttachment[];
  readonly allowedMentions: AllowedMentions | null;
  readonly tts: boolean;
  readonly poll?: Poll | undefined;
}

export interface ReadOptions {
  /** The schema's name in discord-api-spec. */
  readonly schema: string;
  readonly channelId: string;
  /** The message to edit. */
  readonly existing?: Message | undefined;
  /** Interaction responses may be ephemeral. */
  readonly mayBeEphemeral?: boolean;
  /** Path prefix of the errors: `['data']` for callbacks. */
  readonly at?: ErrorPath;
}

function contentComplaints(body: Body): PathError[] {
  if (typeof body['content'] !== 'string' || [...body['content']].length <= MAX_CONTENT) return [];
  return [tooLong(['content'], MAX_CONTENT)];
}

function legacyComplaints(body: Body, existing: Message | undefined): PathError[] {
  const filled = (field: string, before: boolean) => {
    const value = body[field];
    if (value === undefined) return before;
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  };
  const wasV2 = ((existing?.flags ?? 0) & F.IsComponentsV2) !== 0;
  const out: PathError[] = [];
  const before = {
    content: !wasV2 && existing?.content !== undefined && existing.content !== '',
    embeds: !wasV2 && (existing?.embeds.length ?? 0) > 0,
  };
  for (const field of ['content', 'embeds', 'poll', 'sticker_ids'])
    if (filled(field, field === 'content' ? before.content : field === 'embeds' ? before.embeds : false))
      out.push(
        complaint(
          [field],
          'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        ),
      );
  return out;
}

interface Described {
  readonly id: string | number;
  readonly filename?: string | null;
  readonly description?: string | null;
}

/** The message's attachments; new files are stored only after all checks pass. */
function planAttachments(body: Body, files: readonly Upload[], existing: Message | undefined) {
  const described = Array.isArray(body['attachments']) ? (body['attachments'] as Described[]) : null;
  const isNew = (d: Described) => files.some((f) => f.key === String(d.id));
  const retained = described
    ? described.flatMap((d) => {
        const old = existing?.attachments.find((a) => a.id === String(d.id));
        return old ? [{ ...old, ...(d.description ? { description: d.description } : {}) }] : [];
      })
    : (existing?.attachments ?? []);
  const errors: PathError[] = (described ?? []).flatMap((d, i) =>
    isNew(d) || existing?.attachments.some((a) => a.id === String(d.id))
      ? []
      : [
          complaint(
            ['attachments', i, 'id'],
            'ATTACHMENT_NOT_FOUND',
            `Attachment ${String(d.id)} was not found.`,
          ),
        ],
  );
  const fresh = files.map((file) => {
    const about = described?.find((d) => String(d.id) === file.key);
    return { file, filename: about?.filename ?? file.filename, description: about?.description ?? undefined };
  });
  return { retained, fresh, errors };
}

function media(attachments: readonly APIAttachment[], url: string): Record<string, unknown> {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  const found = attachments.find((a) => (name ? a.filename === safeName(name) : a.url === url));
  if (!found) return { url, proxy_url: url, loading_state: 2 };
  return {
    url: found.url,
    proxy_url: found.proxy_url,
    width: found.width ?? null,
    height: found.height ?? null,
    content_type: found.content_type,
    attachment_id: found.id,
    loading_state: 2,
  };
}

function mediaComplaints(components: unknown, names: ReadonlySet<string>): PathError[] {
  const out: PathError[] = [];
  const seek = (value: unknown, path: ErrorPath): void => {
    if (typeof value === 'string') {
      const name = /^attachment:\/\/(.+)$/.exec(value)?.[1];
      if (name && path.at(-1) === 'url' && !names.has(safeName(name)))
        out.push(
          complaint(
            path,
            'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
            'The referenced attachment was not found',
          ),
        );
      return;
    }
    if (Array.isArray(value)) value.forEach((v, i) => seek(v, [...path, i]));
    else if (typeof value === 'object' && value !== null)
      for (const [k, v] of Object.entries(value)) seek(v, [...path, k]);
  };
  seek(components, ['components']);
  return out;
}

function settleEmbeds(embeds: unknown, attachments: readonly APIAttachment[]): APIEmbed[] {
  const text = JSON.stringify(embeds ?? []).replace(/"attachment:\/\/([^"]+)"/g, (all, name: string) => {
    const found = attachments.find((a) => a.filename === safeName(name));
    return found ? JSON.stringify(found.url) : all;
  });
  return (JSON.parse(text) as APIEmbed[]).map((e) => ({ type: 'rich', ...e }) as APIEmbed);
}

/** Emojis of the application, and of the servers that it is in. */
export const knowsEmoji =
  (state: RoomState) =>
  (id: string): boolean =>
    state.emojis.has(id) ||
    [...state.guilds.values()].some((guild) => guild.botPresent && guild.emojis.some((e) => e.id === id));

function flagsOf(body: Body, options: ReadOptions): number {
  const asked = typeof body['flags'] === 'number' ? body['flags'] : null;
  const old = options.existing?.flags ?? 0;
  if (!options.existing) {
    const may = CREATE_FLAGS | (options.mayBeEphemeral ? F.Ephemeral : 0);
    return (asked ?? 0) & may;
  }
  if (asked === null) return old;
  // An edit can turn components v2 on, but not off.
  const settable = F.SuppressEmbeds;
  return (old & ~settable) | (asked & settable) | (asked & F.IsComponentsV2);
}

/** A poll is only allowed in a new message or in the completion of a deferred response. */
const pollOf = (body: Body, existing: Message | undefined): unknown =>
  existing === undefined || (existing.flags & F.Loading) !== 0 ? body['poll'] : undefined;

export function readMessageBody(
  state: RoomState,
  json: unknown,
  files: readonly Upload[],
  options: ReadOptions,
): RestMessageBody {
  const at = options.at ?? [];
  const fail = (errors: readonly PathError[]) => {
    if (errors.length > 0) throw invalidForm(errors.map((e) => ({ ...e, path: [...at, ...e.path] })));
  };
  fail(complaints(options.schema, json ?? {}));
  const body = (json ?? {}) as Body;
  const { existing } = options;
  if (existing?.poll) throw refuse('editsPoll');
  const flags = flagsOf(body, options);
  const v2 = (flags & F.IsComponentsV2) !== 0;
  const plan = planAttachments(body, files, existing);
  const names = new Set([
    ...plan.retained.map((a) => a.filename),
    ...plan.fresh.map((f) => safeName(f.filename)),
  ]);
  if (names.size > 10) throw invalidForm([tooLong([...at, 'attachments'], 10)]);
  fail([
    ...contentComplaints(body),
    ...embedComplaints(body['embeds']),
    ...mentionComplaints(body['allowed_mentions'] as AllowedMentions | null | undefined),
    ...(v2 ? legacyComplaints(body, existing) : []),
    ...componentComplaints(body['components'], v2, knowsEmoji(state)),
    ...mediaComplaints(body['components'], names),
    ...pollComplaints(pollOf(body, existing), knowsEmoji(state)),
    ...plan.errors,
  ]);
  refuseEmpty(body, files, existing, v2, at);
  const attachments = [
    ...plan.retained,
    ...plan.fresh.map((f) =>
      storeUpload(state, options.channelId, f.file, { filename: f.filename, description: f.description }),
    ),
  ];
  return {
    ...(body['content'] === undefined ? {} : { content: body['content'] as string | null }),
    flags,
    ...(body['embeds'] === undefined ? {} : { embeds: settleEmbeds(body['embeds'], attachments) }),
    ...(body['components'] === undefined
      ? {}
      : { components: settle(body['components'], (url) => media(attachments, url)) }),
    ...(files.length > 0 || body['attachments'] !== undefined ? { attachments } : {}),
    allowedMentions: (body['allowed_mentions'] as AllowedMentions | null | undefined) ?? null,
    tts: body['tts'] === true,
    poll: readPoll(state, pollOf(body, existing)),
  };
}

function refuseEmpty(
  body: Body,
  files: readonly Upload[],
  existing: Message | undefined,
  v2: boolean,
  at: ErrorPath,
): void {
  const count = (field: string, before: number) => {
    const value = body[field];
    if (value === undefined) return before;
    return Array.isArray(value) || typeof value === 'string' ? value.length : 0;
  };
  const components = count('components', existing?.components.length ?? 0);
  if (v2 && components === 0 && at.length === 0 && !existing) throw refuse('emptyMessage');
  const total =
    count('content', existing?.content.trim().length ?? 0) +
    count('embeds', existing?.embeds.length ?? 0) +
    count('attachments', existing?.attachments.length ?? 0) +
    components +
    files.length +
    (pollOf(body, existing) ? 1 : 0);
  const blank = typeof body['content'] === 'string' && body['content'].trim() === '';
  const loading = ((existing?.flags ?? 0) & F.Loading) !== 0;
  if (total === 0 || (blank && total === (body['content'] as string).length)) {
    if (existing && !loading && Object.keys(body).every((k) => k === 'flags' || k === 'allowed_mentions'))
      return;
    throw refuse('emptyMessage');
  }
}
