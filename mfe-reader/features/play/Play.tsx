import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { earlyInput, useEarlyInput } from '@storyloom/mfe/use-early-input';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { ArrowDown } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Chat } from '../chat/chat.ts';
import type { ReadingPlace } from '../chat/reading-place.ts';
import type { ChatState } from '../chat/store/chat-state.ts';
import { hasTurns, isNavigating, runOf, transcriptOf } from '../chat/store/selectors.ts';
import { optionsOf } from '../chat/store/transcript.ts';
import { isTouch } from '../keyboard/is-touch.ts';
import { Composer } from './composer/Composer.tsx';
import { canSend } from './composer/composer.model.ts';
import { Options } from './composer/Options.tsx';
import { messageBoxId } from './message-box.ts';
import styles from './Play.module.css';
import type { PlayParts } from './play-parts.ts';
import { useNewestTurn } from './scroll/use-newest-turn.ts';
import { Announcer } from './status/Announcer.tsx';
import { ChatErrorPanel } from './status/ChatErrorPanel.tsx';
import { UndoRow } from './status/UndoRow.tsx';
import { Transcript } from './transcript/Transcript.tsx';
import { useSend } from './use-send.ts';

export interface PlayProps {
  story: StoryDetail;
  chat: Chat;
  state: ChatState;
  /** Name of the character who speaks in the replies of a character chat. */
  speaker: string | null;
  parts: PlayParts;
  /** The reader's progress when the document was rendered; null if unknown. */
  place: ReadingPlace | null;
  /** A turn that the address names: the page opens there instead of at its end. `turnId` is null until it is loaded. */
  link?: { isLinked: boolean; turnId: string | null };
  /** Shown below the opening scene of a story that has not begun. */
  intro?: ReactNode;
  /** Shown above the newest turn. */
  aboveNewest?: ReactNode;
  /** Shown below the last turn, without a composer, where the story has ended. */
  ending?: ReactNode;
  /** The message box. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Whether the built-in storyteller can reply in place of a model. */
  hasStoryteller?: boolean | undefined;
  /** Price of a reply as a label. */
  price: string;
  priceTag: ReactNode;
  /** The price, the balance after it and the cost of a failure, in words. Describes the Send button. */
  priceNote: ReactNode;
  /** Shown below the options. Hidden while a reply is written, which would push them down. */
  notices?: ReactNode;
  /** Shown above the composer. */
  player: ReactNode;
  /** Tools beside the composer. */
  tools: ReactNode;
}

/** Height of a view on whose lower half the composer lies, in px. */
const lowScreen = 500;

const isTurn = (control: HTMLElement) => control.matches('[role=log] [tabindex="-1"]');
const isOption = (control: HTMLElement) => control.matches('[aria-keyshortcuts="1"]');

/** A story being played: its transcript, and the composer below it. */
export function Play(props: PlayProps) {
  const { story, chat, state, speaker, parts, place, link, intro, box, price, priceTag, priceNote } = props;
  const { aboveNewest, ending, notices, player, tools, hasStoryteller } = props;
  const isLinked = link?.isLinked ?? false;
  const { messages, editing } = transcriptOf(state);
  const run = runOf(state);
  const isGenerating = run !== null;
  const navigating = isNavigating(state);
  const isBegun = hasTurns(state);
  const { content, away, toEnd } = useNewestTurn({
    isGenerating,
    navigating,
    turns: isBegun ? messages.length : 0,
  });
  const { status, draft } = state;
  const send = useSend(chat, state);
  // On a phone, a focused box opens the keyboard: the newest turn gets the focus, or an option of the opening scene.
  const restoreFocus = useRestoreFocus((controls) =>
    isTouch() || !box.current ? (controls.findLast(isTurn) ?? controls.find(isOption)) : box.current,
  );
  const section = useRef<HTMLElement>(null);
  const priceNoteId = useId();
  // Text typed before hydration is only in the DOM.
  useLayoutEffect(() => chat.adoptDraft(box.current?.value ?? ''), [chat, box]);
  const isUnread = (status === 'idle' || status === 'loading') && messages.length === 0 && run === null;
  const returningTo = isUnread ? (place?.turn ?? null) : 0;
  // Otherwise, the opening's options would be sent at the reader's current head.
  const mayBegin = !isUnread || place?.turn === 0;

  // A story in progress opens at its end or at a linked turn, only once: afterwards the reader scrolls.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || status !== 'ready') return;
    arrived.current = true;
    if (!isBegun || isLinked || isGenerating) return;
    toEnd();
    // On a low screen the options would fill the view.
    const options =
      content.current?.querySelector(':scope > fieldset')?.getBoundingClientRect().top ?? innerHeight;
    const text = innerHeight * (innerHeight < lowScreen ? 2 / 3 : 1 / 3);
    scrollBy(0, Math.min(0, options - text));
  }, [status, isBegun, isLinked, isGenerating, toEnd, content]);

  const sendEarly = useCallback((text: string) => canSend(text) && chat.send(text), [chat]);
  useEarlyInput(section, sendEarly);

  return (
    <section
      ref={section}
      className={styles.play}
      aria-label={`Play ${story.title}`}
      data-begun={isBegun || speaker !== null || (returningTo ?? 0) > 0}
      data-editing={editing !== null}
      {...restoreFocus}
      {...earlyInput}
    >
      <div ref={content} className={styles.content}>
        <Transcript
          chat={chat}
          state={state}
          story={story}
          speaker={speaker}
          parts={parts}
          returningTo={returningTo}
          linkedId={link?.turnId ?? null}
          aboveNewest={aboveNewest}
        />
        {intro}
        <ChatErrorPanel chat={chat} state={state} storyId={story.id} hasStoryteller={hasStoryteller} />
        <UndoRow chat={chat} state={state} />
        {run || !mayBegin || editing ? null : (
          <Options options={optionsOf(messages, story.options)} navigating={navigating} onChoose={send} />
        )}
        {ending}
        <div className={styles.notices} hidden={isGenerating}>
          {notices}
        </div>
      </div>
      <Announcer chat={chat} generating={isGenerating} />
      <div className={styles.dock}>
        {away && isBegun ? (
          <button type="button" className={styles.latest} onClick={toEnd}>
            <ArrowDown aria-hidden="true" />
            Latest
          </button>
        ) : null}
        {player}
        <div className={styles.hand} data-ended={ending ? '' : undefined}>
          {tools}
          {ending ? null : (
            <Composer
              box={box}
              boxId={messageBoxId(story.id)}
              draft={draft}
              placeholder={speaker ? `Say something to ${speaker}…` : 'What do you do?'}
              running={isGenerating}
              navigating={navigating}
              stopping={run?.stopping ?? false}
              price={price}
              priceTag={priceTag}
              priceNoteId={priceNoteId}
              onWrite={chat.setDraft}
              onSend={send}
              onStop={chat.stop}
            />
          )}
        </div>
        {ending ? null : (
          <div id={priceNoteId} className={styles.price}>
            {priceNote}
          </div>
        )}
      </div>
    </section>
  );
}
