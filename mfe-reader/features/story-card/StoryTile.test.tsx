// @vitest-environment jsdom
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { StoryTile } from './StoryTile.tsx';
// Loaded here, so that the tile's dynamic import needs no time.
import './StoryPreview.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
// The preview is found by its label: jsdom has no top layer, and treats a popover as hidden.
const preview = () => screen.queryByLabelText('About The Salt Road');

function show() {
  const { host, calls } = createFakeHost();
  calls.respond(viewDetail, () => storyDetail());
  render(inShell(host, <StoryTile story={storyDetail()} />));
  const link = screen.getByRole('link', { name: 'The Salt Road' });
  return { calls, link, tile: link.closest('article')?.parentElement ?? link };
}

const enter = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

/** Waits until the preview's code and the story's details have arrived. */
async function settle() {
  await vi.waitFor(
    async () => {
      await wait(1);
      expect(preview()).toBeTruthy();
    },
    { timeout: 10_000 },
  );
  await wait(1);
}

describe('StoryTile', () => {
  it('opens a preview under a resting mouse', async () => {
    const { tile } = show();
    enter(tile);
    await wait(419);
    expect(preview()).toBeNull();
    await wait(1);
    await settle();
    const inside = within(screen.getByLabelText('About The Salt Road'));
    expect(inside.getByText('You carry salt over the pass.')).toBeTruthy();
    expect(inside.getByText('12.40K')).toBeTruthy();
    expect(inside.getByLabelText('Play: The Salt Road').getAttribute('href')).toBe(
      '/read/abc123-the-salt-road-ai-interactive-story',
    );
    expect(inside.getByLabelText('Save for later: The Salt Road')).toBeTruthy();
  });

  it('opens on keyboard focus, and closes when focus leaves the tile', async () => {
    const { link } = show();
    act(() => link.focus());
    await wait(420);
    await settle();
    const play = screen.getByLabelText('Play: The Salt Road');
    fireEvent.focusOut(link, { relatedTarget: play });
    expect(preview()).toBeTruthy();
    fireEvent.focusOut(play, { relatedTarget: null });
    expect(preview()).toBeNull();
  });

  it('does not open under a passing mouse or a finger, and requests nothing', async () => {
    const { calls, tile } = show();
    enter(tile);
    fireEvent.pointerLeave(tile);
    enter(tile, 'touch');
    await wait(600);
    expect(preview()).toBeNull();
    expect(calls.sentTo(viewDetail)).toEqual([]);
  });

  it('closes when the mouse leaves, when the page scrolls, and on Escape', async () => {
    const { tile, link } = show();
    for (const leave of [
      () => fireEvent.pointerLeave(tile),
      () => fireEvent.scroll(window),
      () => fireEvent.keyDown(link, { key: 'Escape' }),
    ]) {
      enter(tile);
      await wait(420);
      await settle();
      leave();
      await wait(180);
      expect(preview()).toBeNull();
    }
  });

  it('does not open on a narrow screen or without a mouse', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { calls, tile, link } = show();
    enter(tile);
    act(() => link.focus());
    await wait(600);
    expect(preview()).toBeNull();
    expect(calls.sentTo(viewDetail)).toEqual([]);
  });
});
