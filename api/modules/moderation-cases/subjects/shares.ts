import type { Clock } from '../../../platform/clock.ts';
import { hideShare, restoreShare, type Shares } from '../../shares/shares.service.ts';
import type { Subject } from './subject.ts';

/** Shared paths. A hidden share keeps its messages and does not open. */
export function createShareSubject({
  shares,
  clock,
}: {
  shares: Pick<Shares, 'describe'>;
  clock: Clock;
}): Subject {
  return {
    find: async (id) => {
      const found = await shares.describe(id);
      return found === null ? null : { ...found, href: `/read/${found.slug}` };
    },
    hide: async (tx, id) => ((await hideShare(tx, id, clock.now())) ? {} : null),
    restore: (tx, id) => restoreShare(tx, id),
  };
}
