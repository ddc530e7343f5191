import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHotParts } from './dev-hot-parts.ts';

const performReactRefresh = vi.fn();
vi.stubGlobal('__STORYLOOM_REFRESH__', () => ({ performReactRefresh }));
const reload = vi.fn();
vi.stubGlobal('location', { reload });
afterEach(() => vi.clearAllMocks());

const version = (name: string, paths = ['/']) => ({
  manifest: { paths },
  routes: { home: async () => ({ default: `page of ${name}`, loader: `loader of ${name}` }) },
  dialogs: {},
  slots: {},
});

describe('createHotParts', () => {
  it('gives a loaded page the new loader, and leaves its component to React Refresh', async () => {
    const live = createHotParts('reader', version('one'));
    const held = await live.mfe.routes.home();
    expect(held.loader).toBe('loader of one');
    await live.update(version('two'));
    expect(held.loader).toBe('loader of two');
    expect(held.default).toBe('page of one');
    expect(performReactRefresh).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not load a part that was never opened', async () => {
    const live = createHotParts('reader', version('one'));
    const load = vi.fn(async () => ({ default: '', loader: '' }));
    await live.update({ ...version('two'), routes: { home: load } });
    expect(load).not.toHaveBeenCalled();
  });

  it('reloads the page when the manifest changes', async () => {
    const live = createHotParts('reader', version('one'));
    await live.update(version('one', ['/', '/new']));
    expect(reload).toHaveBeenCalledOnce();
    expect(performReactRefresh).not.toHaveBeenCalled();
  });
});
