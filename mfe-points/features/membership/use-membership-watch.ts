import { member } from '@storyloom/contract/endpoints/points/member';
import type { MemberAccount } from '@storyloom/contract/entities/member-account';
import { memberChanged } from '@storyloom/contract/events/member-changed';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { announcePoints } from '../balance/announce-points.ts';

/** Between two checks of a page that is shown, in ms. */
const CHECK_MS = 60_000;

const mayChange = (membership: MemberAccount | undefined) =>
  membership !== undefined && (membership.plan !== null || membership.isPastDue);

/**
 * Emits `member.changed` and `points.changed` when the membership is not what it was: the provider renewed or ended it, its time is over, or another device changed it.
 * A change that another page or part has told is not told again.
 * A guest without a membership can get one in this browser only, whose tabs tell each other.
 */
export function useMembershipWatch(): { checkMs: number | false } {
  const host = useHost();
  const { userId, status } = useSession();
  const isChecked = (membership: MemberAccount | undefined) => status === 'real' || mayChange(membership);
  const { data, dataUpdatedAt } = useQuery({
    ...ownQuery(host, userId, member, {}),
    // Pauses while the page is hidden.
    refetchInterval: ({ state }) => isChecked(state.data) && CHECK_MS,
    refetchOnWindowFocus: ({ state }) => isChecked(state.data) && 'always',
  });
  const known = useRef<{ userId: string | null; text: string } | null>(null);
  useEffect(
    () =>
      host.bus.on(memberChanged, () => {
        known.current = null;
      }),
    [host],
  );
  useEffect(() => {
    // An answer that changes nothing is known too.
    if (data === undefined || dataUpdatedAt === 0) return;
    const before = known.current;
    known.current = { userId, text: JSON.stringify(data) };
    // Another visitor is told by `session.changed`.
    if (before === null || before.userId !== userId || before.text === known.current.text) return;
    host.bus.emit(memberChanged, {});
    announcePoints(host);
  }, [data, dataUpdatedAt, userId, host]);
  return { checkMs: isChecked(data) && CHECK_MS };
}
