import { useSyncExternalStore } from 'react';
import { timeLeft } from './activity.model.ts';

const subscribe = () => () => {};

/** How many days a campaign still runs. Only in the browser: the document may be older than a day. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  return useSyncExternalStore(
    subscribe,
    () => timeLeft(endsAt, Date.now()),
    () => '',
  );
}
