import type { FoundEnding } from '@storyloom/contract/chat/entities/found-ending';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Link } from '@storyloom/mfe';
import { Cover } from '@storyloom/ui/stories/Cover';
import styles from './EndingsFound.module.css';

/** The endings that the visitor found last, below the cover of their story. */
export function EndingsFound({ endings }: { endings: readonly FoundEnding[] }) {
  if (endings.length === 0) return null;
  const ids = [...new Set(endings.map(({ story }) => story.id))];
  return (
    <section aria-labelledby="endings-found" className={styles.endings}>
      <h2 id="endings-found">Endings you found</h2>
      <ul className={styles.list}>
        {ids.map((id) => (
          <Story key={id} endings={endings.filter(({ story }) => story.id === id)} />
        ))}
      </ul>
    </section>
  );
}

/** The endings of one story. */
function Story({ endings }: { endings: readonly FoundEnding[] }) {
  const story = endings[0]?.story;
  if (!story) return null;
  return (
    <li>
      <Link to={`/read/${story.slug}`} className={styles.ending}>
        <Cover
          src={story.cover.thumbUrl}
          title={story.title}
          placeholder={story.cover.placeholder}
          adult={isAdult(story.rating)}
        />
        {endings.map(({ title }) => (
          <span key={title} className={styles.title}>
            {title}
          </span>
        ))}
        <span className={styles.story}>{story.title}</span>
      </Link>
    </li>
  );
}
