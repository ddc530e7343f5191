// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { HomeHero } from './HomeHero.tsx';

afterEach(cleanup);

describe('HomeHero', () => {
  it.each([
    [0, null],
    [1, '1 chat'],
    [12_400, '12.40K chats'],
  ])('shows for a story with %i chats: %s', (chatCount, text) => {
    const { container } = render(
      inShell(
        createFakeHost().host,
        <HomeHero story={storyDetail({ chatCount, tags: ['a', 'b', 'third'] })} />,
      ),
    );
    expect(/[\d.K]+ chats?/.exec(container.textContent)?.[0] ?? null).toBe(text);
    expect(container.textContent).not.toContain('third');
  });
});
