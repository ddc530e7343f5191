import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useRemotes } from './context.ts';
import type { FailureReason, PartKind, PartRef } from './part.ts';

const what: Record<PartKind, string> = {
  route: 'This page could not be loaded',
  dialog: 'This dialog could not be opened',
  slot: 'Not available',
};

const why: Record<FailureReason, string> = {
  unreachable: 'Its code did not arrive. Check your connection and try again.',
  refused: 'Its code is not what was published, so it was not run. Try again in a moment.',
  incompatible: 'It was made for another version of Storyloom. Reload the page.',
  missing: 'This version of it does not offer what was asked for.',
  threw: 'It ran into an error. The rest of Storyloom still works.',
};

/** Stands where a part should: what happened, why, and Retry. */
export function PartFailed({
  part,
  reason,
  onRetry,
}: {
  part: PartRef;
  reason: FailureReason;
  onRetry?: () => void;
}) {
  const remotes = useRemotes();
  return (
    <ErrorPanel
      title={what[part.kind]}
      text={why[reason]}
      compact={part.kind === 'slot'}
      onRetry={onRetry ?? (() => void remotes.load(part))}
    />
  );
}
