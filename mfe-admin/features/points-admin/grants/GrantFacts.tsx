import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { Link } from '@storyloom/mfe';
import { Badge } from '@storyloom/ui/text/Badge';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { formatPoints } from '../text.ts';
import { stateTexts } from './grant.model.ts';

/** A grant with its reason and its administrators. */
export function GrantFacts({ grant }: { grant: PointsGrant }) {
  const { user, amount, reason, state, by, createdAt, expiresAt, decidedBy, decidedAt } = grant;
  const tone = state === 'WAITING' ? 'ember' : state === 'GRANTED' ? 'success' : 'neutral';
  return (
    <>
      <p className={styles.line}>
        <span className={styles.name}>
          {formatPoints(amount)} to <Link to={`/admin/users/${user.id}`}>{user.name}</Link>
        </span>
        <Badge tone={tone}>{stateTexts[state]}</Badge>
      </p>
      <p>{reason}</p>
      <p className={styles.note}>
        {by?.name ?? 'A deleted account'}, {formatTime(createdAt)}
        {state === 'WAITING' ? `. Expires ${formatTime(expiresAt)}` : null}
        {decidedAt ? `. ${decidedBy?.name ?? 'A deleted account'}, ${formatTime(decidedAt)}` : null}
      </p>
    </>
  );
}
