import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { formatCount } from '@storyloom/contract/core/count-format';
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { ratingLabel } from '@storyloom/contract/stories/ratings';
import { Link, ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Section } from '@storyloom/ui/sections/Section';
import parts from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import styles from './Section.module.css';
import { formatDay } from './user.model.ts';

/** Stories that are shown; the profile has all. */
const SHOWN = 5;

/** The latest changed of the published stories of a user. */
export function UserStories({ user: { id, stories } }: { user: AdminUserDetail }) {
  const host = useHost();
  const { userId } = useSession();
  const published = { authorId: id, status: 'PUBLISHED', size: SHOWN } as const;
  const query = useInfiniteQuery(ownPagedQuery(host, userId, works, (page) => ({ ...published, page })));
  const listed = query.data?.pages[0]?.pageList.length;
  return (
    <Section title="Stories">
      <InfiniteList
        label="Stories"
        {...listProps(query, 'Couldn’t load the stories.', 2)}
        hasNextPage={false}
        renderItem={(story) => <StoryRow story={story} />}
        empty={stories === 0 ? <p className={parts.note}>No published stories.</p> : null}
      />
      {listed !== undefined && listed < Math.min(stories, SHOWN) ? (
        <p className={parts.note}>Stories with ratings that are off in your settings are left out.</p>
      ) : null}
      {stories > SHOWN ? (
        <p>
          <Link to={`/user/profile/${id}`} className={styles.link}>
            All {stories.toLocaleString('en')} stories
          </Link>
        </p>
      ) : null}
    </Section>
  );
}

function StoryRow({ story: { slug, title, rating, readerCount, updatedAt } }: { story: WorkCard }) {
  const readers = readerCount === 1 ? '1 reader' : `${formatCount(readerCount)} readers`;
  return (
    <div className={styles.row}>
      <Link to={`/read/${slug}`} className={styles.link}>
        {title}
      </Link>
      <span className={parts.note}>
        {[rating && ratingLabel(rating), readerCount > 0 && readers, formatDay(updatedAt)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}
