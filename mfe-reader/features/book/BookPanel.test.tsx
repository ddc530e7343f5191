// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BookPanel } from './BookPanel.tsx';

afterEach(cleanup);

describe('BookPanel', () => {
  it('links to the pages of the category and the tags', async () => {
    render(
      inShell(
        createFakeHost().host,
        <BookPanel story={storyDetail()} shelfButton={null} reportButton={null} />,
      ),
    );
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('link', { name: 'Fantasy' })).toBeDefined();
    expect([link('Fantasy'), link('salt')]).toEqual(['/category/FANTASY', '/tag/salt']);
  });
});
