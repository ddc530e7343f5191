// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn());
vi.mock('./StoryPreview.tsx', () => {
  load();
  throw new Error('Loading chunk failed');
});

// Other files of this worker may have loaded the preview, and may load it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createFakeHost } = await import('@storyloom/mfe/fake-host');
const { inShell } = await import('@storyloom/mfe/fake-shell');
const { storyDetail } = await import('../../testing/stories.ts');
const { StoryTile } = await import('./StoryTile.tsx');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('StoryTile whose preview cannot be loaded', () => {
  it('shows no error, and loads again on the next hover', async () => {
    const toast = vi.fn();
    render(inShell(createFakeHost({ toast }).host, <StoryTile story={storyDetail()} />));
    const card = screen.getByRole('article');
    const hover = () => {
      fireEvent(card, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
      return act(() => vi.advanceTimersByTimeAsync(420));
    };
    await hover();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await vi.waitFor(
      async () => {
        await hover();
        expect(load).toHaveBeenCalledTimes(2);
      },
      { timeout: 10_000 },
    );
    expect(toast).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'The Salt Road' })).toBeDefined();
  });
});
