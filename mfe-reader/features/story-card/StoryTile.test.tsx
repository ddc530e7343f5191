// @vitest-environment jsdom
import { viewDetail } from '@storyloom/contract/endpoints/stories/view-detail';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { StoryTile } from './StoryTile.tsx';

const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
// By label: jsdom has no top layer, and takes what would stand in it for hidden.
const popup = () => screen.queryByLabelText('About The Salt Road');

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(cleanup);

function show() {
  const { host, calls } = createFakeHost();
  calls.answer(viewDetail, () => storyDetail());
  render(inShell(host, <StoryTile story={storyDetail()} />));
  const link = screen.getByRole('link', { name: 'The Salt Road' });
  return { calls, link, tile: link.closest('article')?.parentElement ?? link };
}

const enter = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

it('opens under a mouse that rests, with the ways in', async () => {
  const { tile } = show();
  enter(tile);
  await rest(500);
  const inside = within(await screen.findByLabelText('About The Salt Road'));
  expect(inside.getByText('You carry salt over the pass.')).toBeTruthy();
  expect(inside.getByText('12.40K')).toBeTruthy();
  expect(inside.getByLabelText('Play: The Salt Road').getAttribute('href')).toBe(
    '/read/abc123-the-salt-road-ai-interactive-story',
  );
  expect(await inside.findByLabelText('Add to shelf: The Salt Road')).toBeTruthy();
});

it('does not open, and asks for nothing, under a mouse that passes or a finger', async () => {
  const { calls, tile } = show();
  enter(tile);
  fireEvent.pointerLeave(tile);
  enter(tile, 'touch');
  await rest(600);
  expect(popup()).toBeNull();
  expect(calls.sentTo(viewDetail)).toEqual([]);
});

it('closes when the mouse has left, when the page scrolls, and by Escape', async () => {
  const { tile, link } = show();
  for (const leave of [
    () => fireEvent.pointerLeave(tile),
    () => fireEvent.scroll(window),
    () => fireEvent.keyDown(link, { key: 'Escape' }),
  ]) {
    enter(tile);
    await rest(500);
    expect(popup()).toBeTruthy();
    leave();
    await rest(250);
    expect(popup()).toBeNull();
  }
});

it('stays open on narrow screens for nobody', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { tile } = show();
  enter(tile);
  await rest(500);
  expect(popup()).toBeNull();
});
