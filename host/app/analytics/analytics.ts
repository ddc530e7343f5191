import type { WebEvent } from '@storyloom/contract/analytics/web-event';
import type { ConsentState, Host } from '@storyloom/mfe/host';
import { whenIdle } from '@storyloom/ui/timing/when-idle';

/** What counts page views and events; its code is loaded once the visitor has consented. */
export interface AnalyticsPort {
  /** Does nothing while the visitor does not consent. */
  track(event: WebEvent): void;
  /** Deletes what it keeps on the device. */
  forget(): void;
}

/** Counts while the visitor consents. A failure is logged and disturbs nothing. */
export function createAnalytics(consent: Host['consent'], load: () => Promise<AnalyticsPort>) {
  let port: Promise<AnalyticsPort | undefined> | undefined;
  const follow = (state: ConsentState) => {
    if (state === 'granted')
      port ??= new Promise<void>(whenIdle)
        .then(load)
        .catch((error: unknown) => void console.error('SA', error));
    else void port?.then((loaded) => loaded?.forget());
  };
  return {
    /** Call it once the page is hydrated. */
    start() {
      follow(consent.getState());
      consent.subscribe(follow);
    },
    track(event: WebEvent) {
      void port?.then((loaded) => loaded?.track(event));
    },
  };
}
