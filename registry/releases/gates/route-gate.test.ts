import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { describe, expect, it } from 'vitest';
import { sampleRelease } from '../../fixtures/release.ts';
import { checkOthersRoutes, checkOwnRoutes } from './route-gate.ts';

/** A release whose only route has these changes. */
function pageWith(change: Partial<RouteManifest>) {
  const { release } = sampleRelease({ mfe: 'thief', paths: ['/thief/:id'] });
  const [route] = release.manifest.routes;
  if (route) Object.assign(route, change);
  return release;
}

describe('checkOwnRoutes', () => {
  it.each<[string, Partial<RouteManifest>]>([
    ['is not kept', { keepAlive: null }],
    ['is kept once', { keepAlive: true }],
    ['is kept for each value of its parameter', { keepAlive: 'id' }],
    [
      'has a rule for its parameter',
      { validate: { params: { id: { kind: 'slug', maxIdLength: 12 } }, status: 404 } },
    ],
    ['waits for the session', { middleware: ['session'] }],
  ])('accepts a page that %s', (_, change) => {
    expect(() => checkOwnRoutes(pageWith(change))).not.toThrow();
  });

  it('refuses a page that is kept for each value of a parameter that its path lacks', () => {
    expect(() => checkOwnRoutes(pageWith({ keepAlive: 'name' }))).toThrow(
      'page-0 keeps one page for each name, but /thief/:id has no such parameter.',
    );
  });

  it.each(['dialogs', 'slots'] as const)('refuses two %s with the same name', (kind) => {
    const { release } = sampleRelease({ [kind]: ['corner@1', 'corner@1'] });
    expect(() => checkOwnRoutes(release)).toThrow(
      'corner@1 is offered twice. Remove one of them from mfe.ts.',
    );
  });
});

describe('checkOthersRoutes', () => {
  const reader = sampleRelease({ mfe: 'reader', paths: ['/read/:id'] }).release;

  it('refuses an address that another micro-frontend answers', () => {
    const { release } = sampleRelease({ mfe: 'thief', paths: ['/read/news'] });
    expect(() => checkOthersRoutes(release, [reader])).toThrow(
      '/read/news matches /read/news, which belongs to reader (/read/:id).',
    );
  });

  it('accepts the addresses of its previous release, and free ones', () => {
    expect(() => checkOthersRoutes(reader, [reader])).not.toThrow();
    const { release } = sampleRelease({ mfe: 'thief', paths: ['/news'] });
    expect(() => checkOthersRoutes(release, [reader])).not.toThrow();
  });
});
