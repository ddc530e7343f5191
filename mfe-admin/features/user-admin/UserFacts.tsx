import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { Link } from '@storyloom/mfe';
import { FactList, FigureList } from '@storyloom/ui/sections/Facts';
import { Section } from '@storyloom/ui/sections/Section';
import { lastUse } from '@storyloom/ui/text/last-use';
import { readable } from '../admin-parts/readable.ts';
import styles from './UserPage.module.css';
import { formatDay } from './user.model.ts';

/** What is known of a user at a glance. */
export function UserFacts({ user }: { user: AdminUserDetail }) {
  const { id, emails, points, debt, plan, lastSeenAt, openCases, violations } = user;
  const owed = debt > 0 ? `, owes ${debt.toLocaleString('en')}` : '';
  return (
    <Section label="Facts">
      <FigureList
        className={styles.figures}
        figures={[
          ['Joined', formatDay(user.createdAt)],
          ['Last seen', lastSeenAt === null ? 'Unknown' : lastUse(lastSeenAt, Date.now())],
          ['Plan', plan === null ? 'None' : readable(plan)],
          ['Points', `${points.toLocaleString('en')}${owed}`],
          ['Stories', user.stories.toLocaleString('en')],
          ['Sessions', user.sessions.length],
          ['Open cases', <CaseCount key="open" count={openCases} query={`author=${id}`} />],
          ['Violations', <CaseCount key="found" count={violations} query={`state=decided&author=${id}`} />],
        ]}
      />
      <FactList
        facts={[
          ['Email', emails.join(', ') || 'None'],
          ['Id', id],
          [
            'Profile',
            <Link key="profile" to={`/user/profile/${id}`} className={styles.link}>
              {user.introduction || 'Open the profile'}
            </Link>,
          ],
        ]}
      />
    </Section>
  );
}

/** A number of cases, which leads to their list. */
function CaseCount({ count, query }: { count: number; query: string }) {
  if (count === 0) return 0;
  return (
    <Link to={`/admin/moderation?${query}`} className={styles.link}>
      {count.toLocaleString('en')}
    </Link>
  );
}
