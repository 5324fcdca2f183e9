import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { PageBootstrap, PageChannel, PageDispatch, PageMessage, PageUser } from '../../contract.js';
import type { ConnectionState, PendingInteraction } from './model.js';

/** All changes to the page's state. */
export type Action =
  | {
      readonly type: 'dispatch';
      readonly event: PageDispatch;
      readonly at: number;
      readonly watching: boolean;
    }
  | { readonly type: 'bootstrap'; readonly data: PageBootstrap; readonly at: number }
  | {
      readonly type: 'commands';
      readonly guildId: string;
      readonly commands: readonly APIApplicationCommand[];
    }
  | {
      readonly type: 'messages';
      readonly channelId: string;
      /** Oldest first. */
      readonly items: readonly PageMessage[];
      readonly complete: boolean;
      readonly replace: boolean;
    }
  | { readonly type: 'open'; readonly channelId: string }
  | { readonly type: 'jump'; readonly messageId: string }
  | { readonly type: 'channel'; readonly channel: PageChannel }
  | { readonly type: 'user'; readonly user: PageUser }
  | { readonly type: 'read'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'forget-new-line' }
  | { readonly type: 'connection'; readonly connection: ConnectionState }
  | { readonly type: 'sent'; readonly pending: PendingInteraction }
  | { readonly type: 'refused'; readonly nonce: string; readonly problem: string }
  | { readonly type: 'dismiss'; readonly nonce: string }
  | { readonly type: 'close-modal' }
  | { readonly type: 'notice'; readonly text: string | null }
  | { readonly type: 'tick'; readonly at: number };
