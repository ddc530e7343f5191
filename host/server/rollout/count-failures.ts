import type { PageRequest, RenderPage } from '../render/page.ts';
import type { VisitCounts } from './visit-counts.ts';

/** Counts the pages that the server could not render against the micro-frontend that owns the route. */
export function countFailures(
  render: RenderPage,
  visits: Pick<VisitCounts, 'fail'>,
  mfeOf: (request: PageRequest) => string | undefined,
): RenderPage {
  const fail = (request: PageRequest) => {
    const mfe = request.visit === null ? undefined : mfeOf(request);
    if (request.visit !== null && mfe) visits.fail(request.visit, mfe);
  };
  return async (request, signal) => {
    try {
      const page = await render(request, signal);
      if (page.status >= 500) fail(request);
      return page;
    } catch (error) {
      if (!signal.aborted) fail(request);
      throw error;
    }
  };
}
