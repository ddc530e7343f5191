// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { StoryTile } from './StoryTile.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./StoryPreview.tsx', () => {
  asked();
  throw new Error('Loading chunk failed');
});
afterEach(cleanup);

it('tells nobody that what opens beside a card did not come: nobody asked for it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const toast = vi.fn();
  render(inShell(createFakeHost({ toast }).host, <StoryTile story={storyDetail()} />));
  const card = screen.getByRole('article');
  const rest = () => {
    fireEvent(card, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    return act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  };
  await waitFor(
    async () => {
      await rest();
      // It was given up the first time.
      expect(asked.mock.calls.length).toBeGreaterThan(1);
    },
    { timeout: 4_000 },
  );
  expect(toast).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'The Salt Road' })).toBeDefined();
});
