import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { subjectNames } from '@storyloom/contract/moderation/labels';
import { Link, ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Section } from '@storyloom/ui/sections/Section';
import { Badge } from '@storyloom/ui/text/Badge';
import parts from '../admin-parts/AdminParts.module.css';
import { outcomeTexts } from '../admin-parts/decision-text.ts';
import { listProps } from '../admin-parts/list-props.tsx';
import styles from './Section.module.css';
import { formatDay } from './user.model.ts';

/** Cases of each state that are shown; the numbers among the facts lead to all. */
const SHOWN = 5;

/** The cases about the content of a user: those that wait, and the latest decided ones. */
export function UserCases({ user: { id, openCases } }: { user: AdminUserDetail }) {
  return (
    <Section title="Cases">
      {openCases > 0 ? <CaseList userId={id} state="waiting" label="Open cases" /> : null}
      <CaseList userId={id} state="decided" label="Decided cases" />
    </Section>
  );
}

interface CaseListProps {
  userId: string;
  state: 'waiting' | 'decided';
  label: string;
}

function CaseList({ userId, state, label }: CaseListProps) {
  const host = useHost();
  const { userId: viewerId } = useSession();
  const query = useInfiniteQuery(
    ownPagedQuery(host, viewerId, cases, (page) => ({ authorId: userId, state, size: SHOWN, page })),
  );
  return (
    <InfiniteList
      label={label}
      {...listProps(query, 'Couldn’t load the cases.', 1)}
      hasNextPage={false}
      renderItem={(item) => <CaseRow item={item} />}
      empty={<p className={parts.note}>No decided cases.</p>}
    />
  );
}

function CaseRow({ item: { id, subject, status, outcome, updatedAt } }: { item: ModerationCase }) {
  const decided = outcome === null || status === 'APPEALED' ? null : outcomeTexts[outcome];
  return (
    <div className={styles.row}>
      <span className={parts.line}>
        <Badge>{subjectNames[subject.kind]}</Badge>
        <Link to={`/admin/moderation/${id}`} className={styles.link}>
          {subject.title}
        </Link>
      </span>
      <span className={parts.note}>
        {decided ?? (status === 'APPEALED' ? 'Appealed' : 'Open')} · {formatDay(updatedAt)}
      </span>
    </div>
  );
}
