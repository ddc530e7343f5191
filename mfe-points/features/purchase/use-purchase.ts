import { actionMessages } from '@storyloom/contract/core/messages';
import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { order as orderEndpoint } from '@storyloom/contract/payments/endpoints/order';
import type { Order } from '@storyloom/contract/payments/entities/order';
import { member } from '@storyloom/contract/points/endpoints/member';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { announcePoints } from '../balance/announce-points.ts';
import { formatPoints } from '../text/format.ts';
import { isOver, isReplaced, pollInterval, stepOf } from './purchase.model.ts';
import { usePendingOrder } from './use-pending-order.ts';

const mutationKey = [checkout.path];

/** Buys a pack or a plan. `onGained` is called once its points were added. */
export function usePurchase(onGained: () => void) {
  const host = useHost();
  const { queryClient } = host;
  const { userId } = useSession();
  const { pending, replace, remove } = usePendingOrder();
  /** The order whose payment page is open. */
  const [frameOf, setFrameOf] = useState<string | null>(null);
  const isFrameOpen = frameOf !== null && frameOf === pending?.id;
  const [wasReplaced, setReplaced] = useState(false);
  /** The server’s message about the awaited payment, if it refused another purchase because of it. */
  const [arrival, setArrival] = useState<string | null>(null);
  const optionsOf = (id: string) => ownQuery(host, userId, orderEndpoint, { id });

  const query = useQuery({
    ...optionsOf(pending?.id ?? ''),
    enabled: pending !== null && userId !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => pollInterval(pending, state),
    // A payment in another tab or app hides this page.
    refetchIntervalInBackground: true,
  });
  const { data, dataUpdatedAt, error } = query;

  const start = useMutation({
    mutationKey,
    mutationFn: (priceId: string) => host.call(checkout, { priceId, quantity: 1 }),
    onSuccess: (order) => {
      queryClient.setQueryData(optionsOf(order.id).queryKey, order);
      replace({ id: order.id, stage: 'paying' });
      // This checkout may have replaced an unfinished purchase of this tab.
      setReplaced(false);
      setFrameOf(order.id);
    },
    onError: (failure) => {
      if (isBusinessError(failure, 'payment.plan_arriving') && typeof failure.details.orderId === 'string') {
        setArrival(failure.message);
        replace({ id: failure.details.orderId, stage: 'paid' });
        return;
      }
      host.toast('error', serverMessage(failure) ?? actionMessages.actionFailed);
      void queryClient.invalidateQueries({ queryKey: [offers.path] });
    },
  });

  const end = (order: Order) => {
    remove(order.id);
    setFrameOf(null);
    setArrival(null);
    setReplaced(isReplaced(order));
    if (isReplaced(order)) return;
    if (order.pointsAddedAt === null || order.state === 'REFUNDED') {
      host.toast('info', 'This purchase was cancelled. No points were added.');
      return;
    }
    host.toast('success', `${formatPoints(order.pointsCount)} added.`);
    host.track({ element_id: 'purchase', element_content: order.plan ?? 'pack', element_type: 'button' });
    announcePoints(host);
    if (order.plan) host.bus.emit(memberChanged, {});
    for (const { path } of [offers, member]) void queryClient.invalidateQueries({ queryKey: [path] });
    onGained();
  };

  useEffect(() => {
    if (pending && data?.id === pending.id && isOver(data, pending, dataUpdatedAt)) end(data);
    else if (pending && isBusinessError(error, 'payment.order_not_found')) remove(pending.id);
  });

  useEffect(() => host.bus.on(memberChanged, () => setReplaced(false)), [host]);

  /** Closes the payment page. Removes the order unless it was paid meanwhile. */
  const abandon = async () => {
    setFrameOf(null);
    const { data: latest } = await query.refetch();
    if (pending && latest?.state === 'OPEN') remove(pending.id);
  };

  return {
    step: stepOf(pending, { data, dataUpdatedAt, isFrameOpen }),
    /** True if the purchase of another plan has cancelled the purchase of this page. */
    wasReplaced,
    arrival,
    /** Price id of the checkout that is being started. */
    startingId: start.isPending ? start.variables : null,
    buy(priceId: string) {
      // The mutation cache is updated before the button rerenders, so that a double click buys only once.
      if (queryClient.isMutating({ mutationKey }) > 0) return;
      setReplaced(false);
      setArrival(null);
      start.mutate(priceId);
    },
    /** Reopens the payment page of an unfinished purchase. */
    resume() {
      setReplaced(false);
      setFrameOf(pending?.id ?? null);
    },
    abandon: () => void abandon(),
    /** Refetches the order; call it if the payment page cannot be shown, because the order may have ended. */
    check: () => void query.refetch(),
    /** Call it when the payment page has reported a payment. */
    markPaid() {
      if (pending) replace({ id: pending.id, stage: 'paid' });
      setFrameOf(null);
    },
    /** Opens the payment page in place of this page. */
    leave({ checkoutUrl }: Order) {
      if (pending) replace({ id: pending.id, stage: 'away' });
      if (checkoutUrl) host.navigate(checkoutUrl, { external: true });
    },
  };
}
