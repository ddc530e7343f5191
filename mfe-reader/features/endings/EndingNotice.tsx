import { endings } from '@storyloom/contract/chat/endpoints/endings';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { Share2 } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { Chat } from '../chat/chat.ts';
import { transcriptOf } from '../chat/store/selectors.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { EndingMarks } from './EndingMarks.tsx';
import styles from './EndingNotice.module.css';
import { countText, lastFork } from './endings.model.ts';
import type { ReachedEnding } from './use-ending.ts';

const EndingPath = lazyPart(() => import(/* webpackChunkName: "turn" */ './EndingPath.tsx'), {
  failed: () => null,
});
const MoreStories = lazyPart(
  async () => ({ default: (await import('../story-card/MoreStories.tsx')).MoreStories }),
  { failed: () => null },
);

interface EndingNoticeProps {
  chat: Chat;
  story: StoryDetail;
  ending: ReachedEnding;
  /** True where a model would answer. */
  canWriteOn: boolean;
  ShareDialog: ComponentType<{ turn: TurnContext; onClose: () => void }>;
}

/** Time in ms within which a second click belongs to the first. */
const doubleClick = 500;

/** Ignores the second click of a double click: what it was meant for has gone, and something else is below the pointer. */
const ignoreSecondClick = ({ timeStamp }: { timeStamp: number }) =>
  window.addEventListener(
    'click',
    (second) => {
      if (second.timeStamp - timeStamp > doubleClick) return;
      second.preventDefault();
      second.stopPropagation();
    },
    { capture: true, once: true },
  );

/** The card of an ending: its title, which gets the focus that the composer had, a way to another one, those found, and other stories. */
export function EndingNotice({ chat, story, ending, canWriteOn, ShareDialog }: EndingNoticeProps) {
  const { message, title, isNew, writeOn } = ending;
  const [kicker, heading] = [useId(), useId()];
  const host = useHost();
  const { userId } = useSession();
  // Read again at each ending, because its title is new.
  const { data } = useQuery({ ...ownQuery(host, userId, endings, { storyId: story.id }), staleTime: 0 });
  const others = data?.found.filter((each) => each !== title) ?? [];
  const titleElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The turn has the focus that the composer had until the code of this card has loaded.
    if (isNew && document.activeElement?.matches('body, [role=log] [tabindex="-1"]'))
      titleElement.current?.focus({ preventScroll: true });
  }, [isNew]);
  const [isSharing, setSharing] = useState(false);
  const { messages } = transcriptOf(chat.store.getState());
  const fork = lastFork(messages);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <p id={kicker} className={styles.kicker}>
        The end
      </p>
      <h2 ref={titleElement} id={heading} className={styles.title} tabIndex={-1} aria-describedby={kicker}>
        {curlQuotes(title)}
      </h2>
      <EndingPath storyId={story.id} messages={messages} />
      <div className={styles.actions}>
        {fork ? (
          <Button
            size="small"
            onClick={(click) => {
              ignoreSecondClick(click);
              chat.rewind(fork.id);
            }}
          >
            Play again from the last fork
          </Button>
        ) : null}
        {canWriteOn ? (
          <Button size="small" kind="ghost" onClick={writeOn}>
            Write on
          </Button>
        ) : null}
        <IconButton
          size="small"
          label="Share this ending"
          icon={<Share2 />}
          onClick={() => setSharing(true)}
        />
      </div>
      <div className={styles.found}>
        {data ? <EndingMarks found={data.found.length} total={data.total} /> : null}
        <p role="status">
          {data ? countText(data.found.length, data.total) : '\u00a0'}
          {others.length > 0 ? ` Before: ${curlQuotes(others.join(', '))}.` : null}
        </p>
      </div>
      <MoreStories heading="Read next" leftOut={[story.id]} small />
      {isSharing ? (
        <ShareDialog turn={{ message, story, chat, isLast: true }} onClose={() => setSharing(false)} />
      ) : null}
    </section>
  );
}
