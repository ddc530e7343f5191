import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { Page } from 'playwright';

/** The bootstrap data in the document's inline script. */
const bootstrapData = /(?<=window\.__STORYLOOM__=)\{.*?\}(?=;addEventListener\()/s;

/** A composition of `count` micro-frontends: those of the product without the administration, and more like them. */
function resized({ id, mfes }: PageComposition, count: number): PageComposition {
  const kept = mfes.filter(({ name }) => name !== 'admin');
  const more = Array.from({ length: Math.max(0, count - kept.length) }, (_, at) => {
    const like = kept[at % kept.length];
    return {
      ...like,
      name: `more${at}`,
      routes: (like?.routes ?? []).map((route) => ({ ...route, path: `/more${at}${route.path}` })),
      dialogs: (like?.dialogs ?? []).map((dialog) => `more${at}-${dialog}`),
      slots: [],
    };
  });
  return { id, mfes: [...kept, ...more].slice(0, count) as PageComposition['mfes'] };
}

/** Gives each document of a page a composition of `count` micro-frontends. */
export const withMfes = (count: number) => (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      const bootstrap = JSON.parse(bootstrapData.exec(text)?.[0] ?? 'null') as {
        composition: PageComposition;
      };
      const composition = resized(bootstrap.composition, count);
      const changed = JSON.stringify({ ...bootstrap, composition }).replaceAll('<', '\\u003c');
      return route.fulfill({ response, body: text.replace(bootstrapData, () => changed) });
    },
  );
