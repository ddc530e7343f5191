import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { Link } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { hasNoKeyboard, singleKeysAreOff, useKeys } from '../admin-parts/use-keys.ts';
import styles from './Cases.module.css';

interface NextCaseProps {
  /** Null if no other case waits. */
  next: ModerationCase | null;
  /** Query of the list that the moderator came from. */
  list: string;
  /** True if the form that had the focus is gone. */
  takesFocus: boolean;
}

/** Leads from a case without a form to the next one of the list. */
export function NextCase({ next, list, takesFocus }: NextCaseProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  useKeys(next ? { n: () => link.current?.click() } : {});
  if (next === null) {
    return (
      <p className={parts.line}>
        No more cases
        <Link ref={link} to={`/admin/moderation${list}`} className={styles.link}>
          Back to the list
        </Link>
      </p>
    );
  }
  return (
    <div className={parts.line}>
      <Button
        href={`/admin/moderation/${next.id}`}
        renderLink={({ href, ...props }) => <Link ref={link} to={href} state={{ list }} {...props} />}
      >
        Next case
      </Button>
      {singleKeysAreOff() || hasNoKeyboard() ? null : <span className={parts.note}>Or press N</span>}
    </div>
  );
}
