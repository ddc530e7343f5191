import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

const paths = ['/', '/read/:id', '/read/:id/:part?', '/:kind?/list', '/Caf\u00e9', '/plain?', '/a-b/c'];
const frame = { id: 'frame', children: paths.map((path) => ({ id: path, path })) };
const routes: RouteObject[] = [{ id: 'shell', children: [frame, { id: 'unknown', path: '*' }] }];

describe('matchPage', () => {
  it.each(
    [
      '/',
      '/read/1',
      '/READ/1/2',
      '/list',
      '/new/list',
      '/caf%C3%A9',
      '/plain',
      '/a-b/c/',
      '/nothing',
      '/read',
    ].flatMap((path) => [
      [path, '/'],
      [`/en${path}`, '/en'],
      [path, '/en'],
    ]),
  )('finds in all routes what %s is, below %s', (path, basename) => {
    const idsOf = (matches: ReturnType<typeof matchPage>) => matches?.map(({ route }) => route.id);
    expect(idsOf(matchPage(routes, path, basename))).toEqual(idsOf(matchRoutes(routes, path, basename)));
  });
});
