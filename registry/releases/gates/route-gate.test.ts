import type { NavigationEntry, RouteManifest } from '@storyloom/contract/platform/manifest';
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

describe('checkOwnRoutes of a release with navigation', () => {
  const entry = (change: Partial<NavigationEntry>) => {
    const { release } = sampleRelease({ mfe: 'club', paths: ['/club/:topic?'] });
    const whole = { place: 'bar', label: { en: 'Club' }, icon: 'M1 1h2', path: '/club', ...change } as const;
    release.manifest.navigation = [whole];
    return () => checkOwnRoutes(release);
  };

  it.each([
    {},
    { path: '/club/new' },
    { place: 'header', label: { en: 'Club', de: 'Verein für Leser' } },
  ] as const)('accepts %j', (change) => {
    expect(entry(change)).not.toThrow();
  });

  it.each([
    [{ path: '/' }, 'The navigation entry / leads to no page of its own micro-frontend.'],
    [{ path: '/club/:topic' }, 'The navigation entry /club/:topic leads to no page'],
    [{ path: 'https://other.example' }, 'The navigation entry https://other.example leads to no page'],
    [{ label: { de: 'Verein' } }, 'The navigation entry /club has no English label. Add label.en.'],
    [
      { label: { en: 'Club of readers' } },
      'The label “Club of readers” of /club has more than 10 characters',
    ],
  ])('refuses %j', (change, message) => {
    expect(entry(change)).toThrow(message);
  });

  it('refuses a page for some visitors that the server would render', () => {
    expect(() => checkOwnRoutes(pageWith({ caller: 'user' }))).toThrow(
      'page-0 is for some visitors, whom the server does not know. Leave its ssr out',
    );
  });
});

describe('checkOthersRoutes', () => {
  const reader = sampleRelease({ mfe: 'reader', paths: ['/read/:id'] }).release;

  it('refuses an address that another micro-frontend answers', () => {
    const { release } = sampleRelease({ mfe: 'thief', paths: ['/read/news'] });
    expect(() => checkOthersRoutes(release, reader)).toThrow(
      '/read/news matches /read/news, which belongs to reader (/read/:id).',
    );
  });

  it('accepts free addresses', () => {
    const { release } = sampleRelease({ mfe: 'thief', paths: ['/news'] });
    expect(() => checkOthersRoutes(release, reader)).not.toThrow();
  });
});
