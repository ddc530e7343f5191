import { Link } from '@storyloom/mfe';
import styles from './FollowAuthor.module.css';
import { followersText } from './followers-text.ts';

/** The number of an author's followers, which leads to their list. */
export const FollowersLink = ({ authorId, count }: { authorId: string; count: number }) => (
  <Link to={`/user/profile/${authorId}/followers`} className={styles.count ?? ''}>
    {followersText(count)}
  </Link>
);
