/** The application's own emojis, usable in every server without a permission. */
import type { APIEmoji } from 'discord-api-types/v10';
import { imageSize } from '../files/image-size.js';
import type { ApplicationEmoji } from '../state/model.js';
import type { RoomState } from '../state/room-state.js';
import { saveEmoji } from '../state/room-state.js';
import { badLength, DiscordError, invalidField, invalidForm, missing, refuse } from './errors.js';
import { answer, bodyOf, NOTHING, route } from './router.js';
import type { RestRequest, Route } from './router.js';

const MOST = 2000;
/** Most bytes per picture. */
const LARGEST = 256 * 1024;

function stateOf(request: RestRequest): RoomState {
  const { state } = request.core;
  if (request.params['application_id'] !== state.application.id) throw refuse('unknownApplication');
  return state;
}

function found(request: RestRequest): ApplicationEmoji {
  const emoji = stateOf(request).emojis.get(request.params['emoji_id'] ?? '');
  if (emoji === undefined) throw new DiscordError(404, 10_014, 'Unknown Emoji');
  return emoji;
}

const shown = ({ id, name, animated }: ApplicationEmoji): APIEmoji => ({
  id,
  name,
  roles: [],
  require_colons: true,
  managed: false,
  animated,
  available: true,
});

function nameOf(state: RoomState, given: unknown): string {
  if (given === undefined) throw invalidForm([missing(['name'])]);
  const name = typeof given === 'string' ? given : '';
  if (name.length < 2 || name.length > 32) throw badLength(['name'], 2, 32);
  if (!/^\w+$/u.test(name))
    throw invalidField(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
  if ([...state.emojis.values()].some((each) => each.name === name))
    throw invalidField(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This name is already taken');
  return name;
}

/** The bytes of a picture given as a data URI. */
function pictureOf(given: unknown): Buffer {
  if (given === undefined) throw invalidForm([missing(['image'])]);
  const [, data] = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,(.+)$/su.exec(String(given)) ?? [];
  const bytes = Buffer.from(data ?? '', 'base64');
  if (bytes.length > LARGEST)
    throw invalidField(['image'], 'BINARY_TYPE_MAX_LENGTH', 'File cannot be larger than 256.0 kb.');
  if (imageSize(bytes) === null) throw invalidField(['image'], 'IMAGE_INVALID', 'Invalid image data');
  return bytes;
}

function create(request: RestRequest): unknown {
  const state = stateOf(request);
  const body = bodyOf(request);
  const name = nameOf(state, body['name']);
  const data = pictureOf(body['image']);
  if (state.emojis.size >= MOST)
    throw new DiscordError(400, 30_008, `Maximum number of emojis reached (${MOST})`);
  const animated = data.toString('latin1', 0, 3) === 'GIF';
  const emoji: ApplicationEmoji = { id: state.nextId(), name, animated, data: data.toString('base64') };
  saveEmoji(state, emoji);
  return answer(201, shown(emoji));
}

function rename(request: RestRequest): unknown {
  const state = stateOf(request);
  const emoji = found(request);
  const { name } = bodyOf(request);
  if (name !== undefined && name !== emoji.name) emoji.name = nameOf(state, name);
  saveEmoji(state, emoji);
  return shown(emoji);
}

function remove(request: RestRequest): unknown {
  const state = stateOf(request);
  const { id } = found(request);
  state.emojis.delete(id);
  state.keeper?.remove('emoji', id);
  return NOTHING;
}

const ALL = '/applications/:application_id/emojis';

export const emojiRoutes: readonly Route[] = [
  route('GET', ALL, (request) => {
    const state = stateOf(request);
    return { items: [...state.emojis.values()].map(shown) };
  }),
  route('POST', ALL, create),
  route('GET', `${ALL}/:emoji_id`, (request) => shown(found(request))),
  route('PATCH', `${ALL}/:emoji_id`, rename),
  route('DELETE', `${ALL}/:emoji_id`, remove),
];
