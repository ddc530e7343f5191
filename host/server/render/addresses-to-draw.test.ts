import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { describe, expect, it } from 'vitest';
import { addressesToDraw } from './try-release.ts';

const route = (path: string, more: Partial<RouteManifest> = {}): RouteManifest => ({
  id: 'page',
  path,
  layout: 'default',
  ssr: true,
  keepAlive: null,
  title: null,
  validate: null,
  middleware: [],
  ...more,
});
const manifest = (...routes: RouteManifest[]) => ({
  manifest: { name: 'sample', routes, dialogs: [], slots: [], events: { emits: [], listens: [] } },
});

describe('addressesToDraw', () => {
  it.each([
    [
      'all pages, those without parameters first',
      [route('/read/:id'), route('/story/:page?')],
      ['/story', '/read/a'],
    ],
    ['the home page', [route('/')], ['/']],
    [
      'parameters that obey their rules',
      [
        route('/list/:page/:name', {
          validate: { params: { page: { kind: 'number', min: 3, max: 9 } }, status: 404 },
        }),
      ],
      ['/list/3/a'],
    ],
    ['no page that only the browser renders', [route('/alone', { ssr: false })], []],
    [
      'no page whose rule nothing obeys',
      [route('/x/:y', { validate: { params: { y: { kind: 'choice', values: [] } }, status: 404 } })],
      [],
    ],
    ['nothing for a release without pages', [], []],
  ])('lists %s', (_, routes, addresses) => {
    expect(addressesToDraw(manifest(...routes))).toEqual(addresses);
  });
});
