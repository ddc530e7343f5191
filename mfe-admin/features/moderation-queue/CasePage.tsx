import type {
  CaseOutcome,
  ModerationCaseDetail,
} from '@storyloom/contract/moderation/entities/moderation-case';
import { subjectNames } from '@storyloom/contract/moderation/labels';
import { Link, useHost, useLocation, useQuery, useSession } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Badge } from '@storyloom/ui/text/Badge';
import { useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { outcomeTexts } from '../admin-parts/decision-text.ts';
import { formatTime } from '../admin-parts/format-time.ts';
import { listQuery } from '../admin-parts/list-query.ts';
import { SectionSkeleton } from '../admin-parts/RowsSkeleton.tsx';
import { CaseHistory } from './CaseHistory.tsx';
import styles from './Cases.module.css';
import { statusText } from './case.model.ts';
import { caseQuery } from './cases.queries.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { NextCase } from './NextCase.tsx';
import { ReportedStory } from './ReportedStory.tsx';
import { Reports } from './Reports.tsx';
import { SeverityBadge } from './SeverityBadge.tsx';
import { TakeCase } from './TakeCase.tsx';
import { useNextCase } from './use-next-case.ts';

/** A case: its content, reports, decisions and appeal, and the form of the next decision or else the way to the next case. */
export function CasePage({ caseId }: { caseId: string }) {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery(caseQuery(host, userId, caseId));
  const list = listQuery(useLocation().state);
  const next = useNextCase(caseId, list);
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  if (query.isPending) return <SectionSkeleton />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="Couldn’t load this case."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const found = query.data;
  const { subject, author, status, authorViolations, picture, reports, decisions, takenBy } = found;
  const isWaiting = status === 'OPEN' || status === 'APPEALED';
  const isOwn =
    author?.id === userId ||
    reports.some(({ reporter }) => reporter?.id === userId) ||
    decisions.some(({ by }) => by?.id === userId);
  const mayDecide = isWaiting && !isOwn && (takenBy === null || takenBy.id === userId);
  return (
    <article className={styles.case}>
      <title>{`${subject.title} - Moderation`}</title>
      <header className={cx(styles.stack, styles.caseHead)}>
        <p className={parts.note}>
          <Link to={`/admin/moderation${list}`} className={styles.link}>
            All cases
          </Link>
        </p>
        <p className={cx(parts.line, parts.note)}>
          <SeverityBadge reasons={found.reasons} />
          <Badge>{subjectNames[subject.kind]}</Badge>
          <Badge tone={status === 'APPEALED' ? 'ember' : 'neutral'}>{statusText(found)}</Badge>
          <time dateTime={found.openedAt}>since {formatTime(found.openedAt)}</time>
        </p>
        <h1>{subject.title}</h1>
        {author ? (
          <p>
            by{' '}
            <Link to={`/admin/users/${author.id}`} className={styles.link}>
              {author.name}
            </Link>
            {authorViolations > 0 ? (
              <>
                {' · '}
                <Link to={`/admin/moderation?state=decided&author=${author.id}`} className={styles.link}>
                  {`${authorViolations} earlier ${authorViolations === 1 ? 'violation' : 'violations'}`}
                </Link>
              </>
            ) : null}
          </p>
        ) : null}
        <p className={parts.note}>
          Opened by <Opener found={found} />
        </p>
      </header>
      <Reports reports={reports} />
      <div className={cx(styles.stack, styles.content)}>
        {subject.excerpt ? (
          <blockquote className={cx(parts.card, styles.excerpt)}>{subject.excerpt}</blockquote>
        ) : null}
        {found.story ? <ReportedStory story={found.story} /> : null}
        {picture ? (
          <details>
            <summary>Show the picture</summary>
            <img src={picture} alt="Held by the automatic check" />
          </details>
        ) : null}
        {subject.href ? (
          <p>
            <a href={subject.href} target="_blank" rel="noreferrer" className={styles.link}>
              Open in a new tab
            </a>
          </p>
        ) : null}
      </div>
      <div className={cx(styles.stack, styles.decision)}>
        <CaseHistory found={found} />
        {isWaiting && isOwn ? <p>Another administrator must decide this.</p> : null}
        {isWaiting && !isOwn ? <TakeCase found={found} /> : null}
        {isWaiting && !isOwn && !mayDecide ? (
          <p className={parts.note}>Release it before you decide it yourself.</p>
        ) : null}
        {mayDecide ? (
          <DecisionForm found={found} onDecided={setOutcome} />
        ) : next === undefined ? null : (
          <NextCase
            next={next}
            list={list}
            decision={outcome && `${outcomeTexts[outcome]}: ${subject.title}`}
          />
        )}
      </div>
    </article>
  );
}

/** Names who opened a case: its first reporter, an administrator, or the automatic check of texts and pictures. */
function Opener({ found: { subject, reports } }: { found: ModerationCaseDetail }) {
  const [first, ...others] = reports;
  if (first === undefined)
    return subject.kind === 'ACCOUNT' ? 'an administrator who blocked the account' : 'the automatic check';
  const more = others.length === 1 ? ' and 1 other' : ` and ${others.length} others`;
  return (
    <>
      {first.reporter ? (
        <Link to={`/admin/users/${first.reporter.id}`} className={styles.link}>
          {first.reporter.name}
        </Link>
      ) : (
        'a deleted account'
      )}
      {others.length > 0 ? more : null}
    </>
  );
}
