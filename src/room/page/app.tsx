import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageMessage } from '../contract.js';
import { Forum } from './channel/forum.js';
import { ChannelHeader } from './channel/header.js';
import { Members } from './channel/members.js';
import { MessageList } from './channel/message-list.js';
import { Notices } from './channel/notices.js';
import { Switcher } from './channel/switcher.js';
import { CommandBarContext, type CommandBarHandle } from './command-bar/context.js';
import { Composer } from './command-bar/composer.js';
import { Lightbox } from './message/lightbox.js';
import { LightboxContext, type GalleryPicture } from './message/owner.js';
import { ReplyContext } from './message/toolbar.js';
import { CHANNEL } from './kinds.js';
import { ModalLayer } from './modal/modal.js';
import { useRoom, usePageState } from './room.js';
import { Sidebar } from './sidebar/sidebar.js';
import { ThemeContext, useTheme } from './theme.js';
import { Tour, useTour } from './tour/tour.js';
import { TroublePanel } from './trouble/panel.js';
import { useAddress, usePageKeys, useTitle } from './window.js';

export function App() {
  const room = useRoom();
  const [theme, toggleTheme] = useTheme();
  const [drawer, setDrawer] = useState(false);
  const [members, setMembers] = useState(() => window.innerWidth >= 1200);
  const [switching, setSwitching] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const [reply, setReply] = useState<PageMessage | null>(null);
  const [large, setLarge] = useState<{
    readonly pictures: readonly GalleryPicture[];
    readonly at: number;
  } | null>(null);
  const bar = useRef<CommandBarHandle>({ fill: () => undefined, focus: () => undefined });
  const channelId = usePageState((state) => state.openChannel);
  const isForum = usePageState((state) => state.channels[channelId]?.type === CHANNEL.forum);
  const tour = useTour();

  useAddress();
  useTitle();
  usePageKeys({ onSwitch: () => setSwitching(true), onEscape: () => bar.current.focus() });
  useEffect(() => void room.loadMessages(channelId), [room]);
  useEffect(() => {
    setReply(null);
    setDrawer(false);
  }, [channelId]);

  return (
    <ThemeContext.Provider value={theme}>
      <CommandBarContext.Provider value={bar}>
        <LightboxContext.Provider value={(pictures, at) => setLarge({ pictures, at })}>
          <ReplyContext.Provider value={setReply}>
            <a
              class="skip"
              href="#composer"
              onClick={(event) => {
                event.preventDefault();
                bar.current.focus();
              }}
            >
              Skip to the command bar
            </a>
            <div class="app">
              <Sidebar
                open={drawer}
                onClose={() => setDrawer(false)}
                onTheme={toggleTheme}
                onTour={tour.restart}
                onTrouble={() => setTrouble(true)}
              />
              <main class="main">
                <ChannelHeader
                  membersShown={members}
                  onMenu={() => setDrawer(true)}
                  onMembers={() => setMembers(!members)}
                />
                <div class="main-row">
                  <div class="conversation">
                    <Notices />
                    {isForum ? (
                      <Forum key={channelId} channelId={channelId} />
                    ) : (
                      <>
                        <MessageList />
                        <Composer reply={reply} onReplied={() => setReply(null)} />
                      </>
                    )}
                  </div>
                  {members ? <Members /> : null}
                </div>
              </main>
            </div>
            <ModalLayer />
            {large === null ? null : <Lightbox {...large} onClose={() => setLarge(null)} />}
            {switching ? <Switcher onClose={() => setSwitching(false)} /> : null}
            {trouble ? <TroublePanel onClose={() => setTrouble(false)} /> : null}
            <Tour tour={tour} onDrawer={setDrawer} />
          </ReplyContext.Provider>
        </LightboxContext.Provider>
      </CommandBarContext.Provider>
    </ThemeContext.Provider>
  );
}
