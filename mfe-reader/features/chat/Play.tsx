import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { speakerOf } from '../book/book.model.ts';
import { ModelButton } from '../models/ModelButton.tsx';
import { useModel } from '../models/models.queries.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { listening } from '../speech/listening.ts';
import { Announcer } from './Announcer.tsx';
import { Composer } from './Composer.tsx';
import { Options } from './Options.tsx';
import styles from './Play.module.css';
import { StepRow } from './StepRow.tsx';
import { Transcript } from './Transcript.tsx';
import { TroublePanel } from './TroublePanel.tsx';
import { isOpening, optionsOf } from './transcript.ts';
import { useChat } from './use-chat.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePlayKeys } from './use-play-keys.ts';

const ListenBar = lazyPart(() => import('../speech/ListenBar.tsx'), {
  dismiss: () => listening.stop(),
});

/** The story as it is played: what was told, and what the reader does next. */
export function Play({ story, tools }: { story: StoryDetail; tools?: ReactNode }) {
  const { chat, state } = useChat(story.id);
  const { content, away, toEnd } = useFollowEnd();
  const { run, messages, draft } = state;
  const box = useRef<HTMLTextAreaElement>(null);
  const keepFocus = useKeptFocus(box);
  const speaker = speakerOf(story);
  const model = useModel(story.id);
  const hasTurns = messages.some((message) => !isOpening(message)) || run !== null;

  // Who comes back goes on where it was, once: afterwards the reader scrolls.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || state.history !== 'ready') return;
    arrived.current = true;
    if (hasTurns) toEnd();
  }, [state.history, hasTurns, toEnd]);

  const say = useCallback(
    (text: string) => {
      chat.say(text);
      toEnd();
    },
    [chat, toEnd],
  );

  usePlayKeys({ chat, state, box });
  const listened = useSyncExternalStore(listening.state.subscribe, listening.state.get, () => null);
  useEffect(() => listening.stop, []);

  return (
    <section ref={content} className={styles.play} aria-label={`Play ${story.title}`} onFocus={keepFocus}>
      <div className={styles.content}>
        <Transcript chat={chat} state={state} story={story} />
        <TroublePanel chat={chat} state={state} storyId={story.id} />
        <StepRow chat={chat} state={state} />
      </div>
      <Announcer chat={chat} writing={run !== null} />
      <div className={styles.dock}>
        {away && hasTurns ? (
          <button type="button" className={styles.latest} onClick={toEnd}>
            <ArrowDown aria-hidden="true" />
            Latest
          </button>
        ) : null}
        {listened ? <ListenBar /> : null}
        {run ? null : <Options options={optionsOf(messages, story.options)} onChoose={say} />}
        <div className={styles.hand}>
          {tools}
          <Composer
            box={box}
            draft={draft}
            placeholder={speaker ? `Say something to ${speaker}…` : 'What do you do?'}
            running={run !== null}
            stopping={run?.stopping ?? false}
            price={model.price}
            priceTag={<ModelButton storyId={story.id} model={model} />}
            onWrite={chat.write}
            onSend={say}
            onStop={chat.stop}
          />
        </div>
      </div>
    </section>
  );
}
