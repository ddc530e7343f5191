import type { FoundEnding } from '@storyloom/contract/chat/entities/found-ending';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Link } from '@storyloom/mfe';
import { Cover } from '@storyloom/ui/stories/Cover';
import styles from './EndingsFound.module.css';

/** The endings that the visitor found last, each on the cover of its story. */
export function EndingsFound({ endings }: { endings: readonly FoundEnding[] }) {
  if (endings.length === 0) return null;
  return (
    <section aria-labelledby="endings-found" className={styles.endings}>
      <h2 id="endings-found">Endings you found</h2>
      <ul className={styles.list}>
        {endings.map(({ title, story }) => (
          <li key={`${story.id} ${title}`}>
            <Link to={`/read/${story.slug}`} className={styles.ending}>
              <Cover
                src={story.cover.thumbUrl}
                title={story.title}
                placeholder={story.cover.placeholder}
                adult={isAdult(story.rating)}
              />
              <span className={styles.title}>{title}</span>
              <span className={styles.story}>{story.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
