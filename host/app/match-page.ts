import { matchRoutes, type RouteObject } from 'react-router';

/** Leaves out the routes that begin with another segment. */
function routesBelow(routes: readonly RouteObject[], segment: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.children) return [{ ...route, children: routesBelow(route.children, segment) } as RouteObject];
    const first = /^\/?([^/]*)/.exec(route.path ?? '')?.[1] ?? '';
    return /[:*?]/.test(first) || first.toLowerCase() === segment ? [route] : [];
  });
}

/** As `matchRoutes`, which ranks all routes at each call: with 50 micro-frontends that takes milliseconds. */
export function matchPage(routes: RouteObject[], pathname: string, basename: string) {
  const path = pathname.toLowerCase().startsWith(basename) ? pathname.slice(basename.length) : pathname;
  const [segment = ''] = path.replace(/^\//, '').toLowerCase().split('/');
  const possible = segment.includes('%') ? routes : routesBelow(routes, segment);
  return matchRoutes(possible, pathname, basename);
}
