import type { Endpoint } from '@storyloom/contract/core/endpoint';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import { useEffect, useRef } from 'react';
import type { Bus } from './bus.ts';
import { useHost } from './host.ts';

const listening = new WeakMap<Bus, Set<string>>();

/**
 * Invalidates the cached answers of endpoints when one of the events happens; active queries are fetched again. It
 * listens from the first mount on, for the life of the page: answers stay in the cache when their component is
 * unmounted. A retained event of before is ignored. The events must be among those that the micro-frontend declares.
 */
export function useInvalidateOn(events: readonly EventDefinition[], endpoints: readonly Endpoint[]): void {
  const { bus, queryClient } = useHost();
  // The lists have the same items at each render, but are usually new arrays.
  const lists = useRef({ events, endpoints }).current;
  useEffect(() => {
    const known = listening.get(bus) ?? new Set();
    listening.set(bus, known);
    for (const event of lists.events) {
      for (const { path } of lists.endpoints) {
        const pair = `${referenceOf(event)} ${path}`;
        if (known.has(pair)) continue;
        known.add(pair);
        let isPast = true;
        bus.on(event, () => {
          if (!isPast) void queryClient.invalidateQueries({ queryKey: [path] });
        });
        isPast = false;
      }
    }
  }, [bus, queryClient, lists]);
}
