import { describe, expect, it } from 'vitest';
import { MfeManifest, RouteManifest } from './manifest.ts';

const route = {
  id: 'read',
  path: '/read/:bookId',
  layout: 'default',
  ssr: true,
  keepAlive: 'bookId',
  title: null,
  validate: { params: { bookId: { kind: 'slug', maxIdLength: 32 } }, status: 404 },
  middleware: [],
};

describe('RouteManifest', () => {
  it.each([
    {},
    { keepAlive: null, validate: null, title: 'Read' },
    { keepAlive: true, middleware: ['session'] },
    { validate: { params: {}, status: 400 } },
    { validate: { params: {}, status: 599 } },
  ])('accepts %j', (change) => {
    expect(RouteManifest.safeParse({ ...route, ...change }).error).toBeUndefined();
  });

  it.each([
    { id: 'Read' },
    { id: '1read' },
    { path: 'read' },
    { layout: 'wide' },
    { keepAlive: false },
    { validate: { params: {}, status: 399 } },
    { validate: { params: {}, status: 600 } },
    { validate: { params: { bookId: '^a+$' }, status: 404 } },
    { extra: 1 },
  ])('refuses %j', (change) => {
    expect(RouteManifest.safeParse({ ...route, ...change }).success).toBe(false);
  });
});

describe('MfeManifest', () => {
  const mfe = {
    name: 'reader',
    routes: [route],
    dialogs: ['model-picker@1'],
    slots: [],
    events: { emits: ['points.changed@1'], listens: ['member.changed@2'] },
  };

  it('accepts versioned references, and refuses others', () => {
    expect(MfeManifest.safeParse(mfe).error).toBeUndefined();
    const flags = { 'reader.wide-covers': { default: false, rollout: { value: true, basisPoints: 50 } } };
    expect(MfeManifest.safeParse({ ...mfe, flags }).error).toBeUndefined();
    const emits = (event: string) => ({ events: { emits: [event], listens: [] } });
    for (const change of [
      { name: 'mfe-reader' },
      { dialogs: ['model-picker'] },
      { dialogs: ['model-picker@0'] },
      emits('points@1'),
      emits('points.changed@01'),
      emits('Points.changed@1'),
      { flags: { 'points.wide-covers': { default: false } } },
      { flags: { 'reader.wide-covers': { default: false, rollout: { value: true, basisPoints: 10_001 } } } },
    ])
      expect(MfeManifest.safeParse({ ...mfe, ...change }).success, JSON.stringify(change)).toBe(false);
  });
});
