import type { Endpoint } from '@storyloom/contract/core/endpoint';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { useEffect, useRef } from 'react';
import { useHost } from './host.ts';

/**
 * Invalidates the cached answers of endpoints when one of the events happens; active queries are fetched again. The
 * events must be among those that the micro-frontend declares.
 */
export function useInvalidateOn(events: readonly EventDefinition[], endpoints: readonly Endpoint[]): void {
  const { bus, queryClient } = useHost();
  // The lists have the same items at each render, but are usually new arrays.
  const lists = useRef({ events, endpoints }).current;
  useEffect(() => {
    const invalidate = () => {
      for (const { path } of lists.endpoints) void queryClient.invalidateQueries({ queryKey: [path] });
    };
    const unsubscribes = lists.events.map((event) => bus.on(event, invalidate));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [bus, queryClient, lists]);
}
