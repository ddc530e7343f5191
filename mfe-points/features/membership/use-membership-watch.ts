import { member } from '@storyloom/contract/points/endpoints/member';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { announcePoints } from '../balance/announce-points.ts';

/** Interval of checks while the page is visible, in ms. */
const CHECK_MS = 60_000;

const mayChange = (membership: MemberAccount | undefined) =>
  membership !== undefined && (membership.plan !== null || membership.isPastDue);

/**
 * Emits `member.changed` and `points.changed` when the membership has changed: the provider renewed or ended it,
 * it expired, or another device changed it. A change that another tab or part has announced is not announced
 * again. A guest without a membership is not polled, because only this browser can get one and its tabs share the
 * event.
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
    // `dataUpdatedAt` is a dependency so that an unchanged answer sets `known` too.
    if (data === undefined || dataUpdatedAt === 0) return;
    const before = known.current;
    known.current = { userId, text: JSON.stringify(data) };
    // A change of visitor is announced by `session.changed`.
    if (before === null || before.userId !== userId || before.text === known.current.text) return;
    host.bus.emit(memberChanged, {});
    announcePoints(host);
  }, [data, dataUpdatedAt, userId, host]);
  return { checkMs: isChecked(data) && CHECK_MS };
}
