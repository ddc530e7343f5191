import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { type Host, HostContext } from './host.ts';

/** The shell as a test needs it around a part: host, query cache, and a router standing at `url`, matched by `path`. */
export function inShell(host: Host, part: ReactNode, { path = '/', url = '/' } = {}): ReactNode {
  const route = createElement(Route, { path, element: part });
  const router = createElement(MemoryRouter, { initialEntries: [url] }, createElement(Routes, null, route));
  const queries = createElement(QueryClientProvider, { client: host.queryClient }, router);
  return createElement(HostContext, { value: host }, queries);
}
