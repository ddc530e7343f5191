import { type VitalsReport, vitalsPath } from '@storyloom/contract/platform/vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { type PageParts, pageOf } from './page-of.ts';

/**
 * Sends once how fast the document was, when the visitor leaves it or hides it: for the micro-frontend whose page was
 * opened, while its pages were shown. It says nothing of the visitor, so it needs no consent.
 */
export function sendVitals(parts: PageParts, opened: string, visit: string | undefined): void {
  const { mfe, release: buildId } = pageOf(parts, opened);
  if (!mfe || !buildId) return;
  const ratings: VitalsReport['ratings'] = {};
  let path = opened;
  let isOwn = true;
  for (const observe of [onCLS, onINP, onLCP])
    observe(
      ({ name, rating }) => {
        // Finding the page of a path is slow.
        if (path !== location.pathname) isOwn = pageOf(parts, location.pathname).mfe === mfe;
        path = location.pathname;
        if (isOwn) ratings[name] = rating;
      },
      { reportAllChanges: true },
    );
  const send = () => {
    const report: VitalsReport = { mfe, buildId, ratings, ...(visit && { visit }) };
    navigator.sendBeacon?.(vitalsPath, JSON.stringify(report));
  };
  addEventListener('visibilitychange', send, { once: true });
}
