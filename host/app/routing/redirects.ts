import { localeSegments } from '@storyloom/contract/platform/addresses';
import { redirect } from 'react-router';
import { isExternal } from './navigation-target.ts';

const locale = new RegExp(`^/(?:${localeSegments.join('|')})(?=/|$)`);

/** The path without its language. */
export const withoutLocale = (pathname: string): string => pathname.replace(locale, '') || '/';

export type Rules = Readonly<Record<string, string>>;

/** The target of an address by the rules of a build, with the address's parameters unless the target has its own. */
export function redirectTarget(rules: Rules, { pathname, search }: URL): string | null {
  const path = withoutLocale(pathname);
  const target = Object.hasOwn(rules, path) ? rules[path] : undefined;
  if (target === undefined) return null;
  return isExternal(target) || target.includes('?') ? target : target + search;
}

/** The redirects of the page's build, which are known once its manifest has been loaded. */
export function createRedirects(leave: (url: string) => void) {
  let rules: Rules = {};
  return {
    learn(manifestRules: Rules): void {
      rules = manifestRules;
    },
    /** Throws a redirect to another page. For another site, the navigation stays pending until that has replaced the page. */
    async apply(url: URL): Promise<void> {
      const target = redirectTarget(rules, url);
      if (target === null) return;
      if (!isExternal(target)) throw redirect(target);
      leave(target);
      await new Promise(() => {});
    },
  };
}
export type Redirects = ReturnType<typeof createRedirects>;
