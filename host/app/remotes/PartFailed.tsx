import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useCallback } from 'react';
import { useOnline } from '../use-online.ts';
import type { FailureReason, PartKind, PartRef } from './part.ts';
import { isOfOldPage } from './reload-once.ts';
import { useRemotes } from './use-part.ts';

const titles: Record<PartKind, string> = {
  route: 'This page didn’t load',
  dialog: 'This dialog didn’t open',
  slot: 'Couldn’t load this',
};

const refusedTitles: Record<PartKind, string> = {
  route: 'This page failed a safety check',
  dialog: 'This dialog failed a safety check',
  slot: 'This part failed a safety check',
};

const reasons: Record<FailureReason, string> = {
  unreachable: 'Check your connection and try again.',
  refused: 'So we didn’t open it. Try again in a moment.',
  incompatible: 'It needs another version of Storyloom. Reload the page.',
  missing: 'It isn’t available right now. Reload the page.',
  threw: 'Something went wrong here. The rest of Storyloom still works.',
};

/** The error panel in place of a part, with Retry. */
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
  const load = useCallback(() => void remotes.load(part), [remotes, part]);
  useOnline(reason === 'unreachable' ? load : null);
  const retry = isOfOldPage(reason) ? () => location.reload() : load;
  return (
    <ErrorPanel
      title={(reason === 'refused' ? refusedTitles : titles)[part.kind]}
      text={reasons[reason]}
      compact={part.kind === 'slot'}
      onRetry={onRetry ?? retry}
    />
  );
}
