import { readingTotals } from '@storyloom/contract/stories/endpoints/reading-totals';
import { type Route, route } from '../../platform/http/route.ts';
import type { Rankings } from './rankings.service.ts';

export function rankingsRoutes(rankings: Pick<Rankings, 'readingTotals'>): Route[] {
  return [route(readingTotals, ({ viewer }) => rankings.readingTotals(viewer.userId))];
}
