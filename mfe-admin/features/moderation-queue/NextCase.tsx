import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useId, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { hasNoKeyboard, singleKeysAreOff, useKeys } from '../admin-parts/use-keys.ts';
import styles from './Cases.module.css';

interface NextCaseProps {
  /** Null if no other case waits. */
  next: ModerationCase | null;
  /** Query of the list that the moderator came from. */
  list: string;
  /** The decision that this moderator has just made; its form had the focus. */
  decision: string | null;
}

/** Leads from a case without a form to the next one of the list. */
export function NextCase({ next, list, decision }: NextCaseProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const decisionId = decision === null ? undefined : id;
  useEffect(() => {
    if (decision !== null) link.current?.focus();
  }, [decision]);
  useKeys(next ? { n: () => link.current?.click() } : {});
  return (
    <>
      {decision === null ? null : <p id={id}>{decision}</p>}
      {next === null ? (
        <p className={parts.line}>
          No more cases in this list
          <Link
            ref={link}
            to={`/admin/moderation${list}`}
            className={styles.link}
            aria-describedby={decisionId}
          >
            Back to the list
          </Link>
        </p>
      ) : (
        <div className={parts.line}>
          <Button
            href={`/admin/moderation/${next.id}`}
            renderLink={({ href, ...props }) => (
              <Link ref={link} to={href} state={{ list }} aria-describedby={decisionId} {...props} />
            )}
          >
            Next case
          </Button>
          {singleKeysAreOff() || hasNoKeyboard() ? null : <span className={parts.note}>Or press N</span>}
        </div>
      )}
    </>
  );
}
