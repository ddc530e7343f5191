import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { Link, ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import styles from './header-account.module.css';

/** The visitor's picture in the header, linked to their profile. */
export default function HeaderAccount() {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, loginUser, {}));
  useInvalidateOn([sessionChanged], [loginUser]);
  return (
    <Link to="/user/profile" className={styles.link}>
      <span className="visually-hidden">{data ? `Your profile, ${data.name}` : 'Your profile'}</span>
      {data ? <Avatar name={data.name} src={data.avatarUrl} size={36} decorative /> : null}
    </Link>
  );
}
