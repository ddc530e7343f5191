import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import panel from '../paid-help/Panel.module.css';
import styles from './FieldHelp.module.css';
import { applyChanges, countChanges, diffWords } from './word-diff.ts';

interface DiffReviewProps {
  label: string;
  before: string;
  after: string;
  /** By how much a text is over the limit of its field, in words; empty if it is not. */
  excessOf: (text: string) => string;
  /** The author has changed the text since it was sent, so the diff includes their edits. */
  isChangedSince?: boolean;
  onApply: (text: string) => void;
  onDiscard: () => void;
}

/** A written text, or the changes in an improved one. Pressing a change rejects or accepts it. */
export function DiffReview({
  label,
  before,
  after,
  excessOf,
  isChangedSince = false,
  onApply,
  onDiscard,
}: DiffReviewProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set());
  const total = countChanges(parts);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Takes the focus only if its control was removed, not from an author who is writing elsewhere.
    if (document.activeElement === document.body) section.current?.focus();
  }, []);
  const toggle = (change: number) =>
    setRejected((known) => {
      const next = new Set(known);
      if (!next.delete(change)) next.add(change);
      return next;
    });

  if (total === 0) {
    return (
      <section
        ref={section}
        tabIndex={-1}
        className={panel.panel}
        aria-label={`Improved ${label.toLowerCase()}`}
      >
        <p>{isChangedSince ? 'Nothing left to change.' : 'Nothing was changed, and you weren’t charged.'}</p>
        <div className={panel.row}>
          <Button size="small" kind="ghost" onClick={onDiscard}>
            Close
          </Button>
        </div>
      </section>
    );
  }
  const isWritten = before.trim() === '';
  const text = isWritten ? after : applyChanges(parts, (each) => !rejected.has(each));
  const excess = excessOf(text);
  const note =
    excess === '' ? null : (
      <p className={panel.quiet} role="status">{`${excess}. You can shorten it afterwards.`}</p>
    );
  if (isWritten) {
    return (
      <section
        ref={section}
        tabIndex={-1}
        className={panel.panel}
        aria-label={`Written ${label.toLowerCase()}`}
      >
        <p className={styles.written}>{text}</p>
        <div className={panel.row}>
          <Button size="small" onClick={() => onApply(text)}>
            Accept
          </Button>
          <Button size="small" kind="ghost" onClick={onDiscard}>
            Discard
          </Button>
          {note}
        </div>
      </section>
    );
  }
  let change = -1;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={panel.panel}
      aria-label={`Improved ${label.toLowerCase()}`}
    >
      {isChangedSince ? (
        <p>You have changed this text since. Reject a change to keep your own words there.</p>
      ) : null}
      <p className={panel.quiet}>
        {`${total === 1 ? '1 change.' : `${total} changes.`} Press one to reject or accept it.`}
      </p>
      <p className={styles.diff}>
        {parts.map((part, at) => {
          if (part.kind === 'same') return <span key={at}>{part.text}</span>;
          change += 1;
          const number = change;
          const isAccepted = !rejected.has(number);
          return (
            <button
              key={at}
              type="button"
              className={styles.change}
              aria-pressed={isAccepted}
              onClick={() => toggle(number)}
            >
              {part.before === '' ? null : <del>{part.before}</del>}
              {part.after === '' ? null : <ins>{part.after}</ins>}
            </button>
          );
        })}
      </p>
      <div className={panel.row}>
        <Button size="small" disabled={rejected.size === total} onClick={() => onApply(text)}>
          {rejected.size === 0 ? 'Accept all' : `Accept ${total - rejected.size} of ${total}`}
        </Button>
        <Button size="small" kind="ghost" onClick={onDiscard}>
          Reject all
        </Button>
        {note}
      </div>
    </section>
  );
}
