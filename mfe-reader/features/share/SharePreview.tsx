import { transcriptOf } from '../chat/store/selectors.ts';
import { openingOf, openingsOf } from '../chat/store/transcript.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { turnNumber } from '../text/turn-number.ts';
import styles from './SharePreview.module.css';
import { firstWords, lastWords } from './share.model.ts';

/** The two ends of the path that a share makes public, and the things it contains and leaves out. */
export function SharePreview({ turn }: { turn: TurnContext }) {
  const { message, story, chat } = turn;
  const state = chat.store.getState();
  const { messages } = transcriptOf(state);
  return (
    <section className={styles.preview} aria-label="What becomes public">
      <dl className={styles.ends}>
        <dt>From the opening scene</dt>
        <dd>{firstWords(openingOf(messages, openingsOf(story)[state.opening] ?? story.opening))}</dd>
        <dt>{`To the end of turn ${turnNumber(message.depth)}`}</dt>
        <dd>{lastWords(message.text)}</dd>
      </dl>
      <p>
        <strong>Public:</strong> your messages, the replies and their pictures on this path, and your name.
      </p>
      <p>
        <strong>Private:</strong> later turns, other branches, saves and pinned facts.
      </p>
    </section>
  );
}
