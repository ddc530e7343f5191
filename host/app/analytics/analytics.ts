import type { WebEvent } from '@storyloom/contract/analytics/web-event';
import type { ConsentState, Host } from '@storyloom/mfe/host';
import { whenIdle } from '../when-idle.ts';

/** What counts page views and events; its code is loaded once the visitor has consented. */
export interface AnalyticsPort {
  track(event: WebEvent): void;
  /** Deletes what it keeps on the device. */
  forget(): void;
}

const silent: AnalyticsPort = { track: () => {}, forget: () => {} };

/** Counts while the visitor consents. A failure is logged and disturbs nothing. */
export function createAnalytics(consent: Host['consent'], load: () => Promise<AnalyticsPort>) {
  let port: Promise<AnalyticsPort> | undefined;
  const loadWhenIdle = () =>
    new Promise<void>(whenIdle).then(load).catch((error: unknown) => {
      console.error('SA', error);
      return silent;
    });
  const follow = (state: ConsentState) => {
    if (state === 'granted') port ??= loadWhenIdle();
    else void port?.then(({ forget }) => forget());
  };
  return {
    /** Call it once the page is hydrated. */
    start() {
      follow(consent.getState());
      consent.subscribe(follow);
    },
    track(event: WebEvent) {
      if (consent.getState() === 'granted') void port?.then(({ track }) => track(event));
    },
  };
}
