import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import {
  createMemoryRouter,
  createPath,
  type Location,
  MemoryRouter,
  type Navigator,
  Route,
  Router,
  RouterProvider,
  Routes,
} from 'react-router';
import { type Host, HostContext } from './host.ts';

/** The shell around a part in a test: host, query cache, and a router at `url` with a route for `path`. */
export function inShell(host: Host, part: ReactNode, { path = '/', url = '/' } = {}): ReactNode {
  const route = createElement(Route, { path, element: part });
  const router = createElement(MemoryRouter, { initialEntries: [url] }, createElement(Routes, null, route));
  return withHost(host, router);
}

/** The shell around pages by path, with the router of the browser: pages can block navigations. */
export function inRoutedShell(host: Host, pages: Record<string, ReactNode>, url: string): ReactNode {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }));
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  return withHost(host, createElement(RouterProvider, { router }));
}

/** Like `inShell`, but navigations stay pending: the location changes only when the test renders another one. */
export function inPendingShell(host: Host, part: ReactNode, location: Partial<Location>): ReactNode {
  return withHost(host, createElement(Router, { location, navigator: pendingNavigator }, part));
}

const pendingNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go() {},
};

function withHost(host: Host, router: ReactNode): ReactNode {
  const queries = createElement(QueryClientProvider, { client: host.queryClient }, router);
  return createElement(HostContext, { value: host }, queries);
}
