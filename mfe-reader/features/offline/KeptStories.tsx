import { useSession } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { Said } from '../text/Said.tsx';
import { StoryText } from '../text/StoryText.tsx';
import { UserLine } from '../text/UserLine.tsx';
import styles from './KeptStories.module.css';
import { type KeptMessage, type KeptStory, keptStories } from './kept-stories.ts';

/** The stories that the visitor opened last, to read without a connection. */
export function KeptStories() {
  const { userId } = useSession();
  const [stories, setStories] = useState<readonly KeptStory[]>([]);
  useEffect(() => {
    if (userId !== null) void keptStories(userId).then(setStories);
  }, [userId]);
  if (stories.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="kept-stories">
      <h2 id="kept-stories">Stories you opened last</h2>
      {stories.map((story) => (
        <details key={story.storyId} name="kept-story" className={styles.story}>
          <summary>{story.title}</summary>
          {story.isWhole ? null : <p>Earlier turns need a connection.</p>}
          {story.messages.length === 0 ? <StoryText text={story.opening} /> : null}
          {story.messages.map((message) => (
            <Turn key={message.id} {...message} />
          ))}
        </details>
      ))}
    </section>
  );
}

function Turn({ role, speaker, text }: KeptMessage) {
  if (role === 'user') return <UserLine text={text} />;
  return (
    <article>
      {speaker ? (
        <Said name={speaker}>
          <StoryText text={text} isSpoken />
        </Said>
      ) : (
        <StoryText text={text} />
      )}
    </article>
  );
}
