// @vitest-environment jsdom
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { LiveCard } from './LiveCard.tsx';
import { LiveOpening } from './LiveOpening.tsx';

afterEach(cleanup);

function show(content: StoryDraftContent, part: ReactNode) {
  const draft = openDraft(createDraftServer(content));
  const { container } = render(<DraftContext.Provider value={draft}>{part}</DraftContext.Provider>);
  const write = (change: StoryDraftContent) => act(() => draft.change((now) => ({ ...now, ...change })));
  return { container, draft, write };
}

describe('LiveCard', () => {
  it('shows the current title, hook, tags and badges, without a link', () => {
    const { container, write } = show({ type: 'STORY' }, <LiveCard />);
    expect(container.textContent).toContain('Your title');
    write({
      type: 'ROLE',
      title: ' Salt ',
      hook: 'A harbour.',
      tags: ['sea'],
      rating: 'R',
      membersOnly: true,
    });
    for (const text of ['Salt', 'A harbour.', 'sea', 'Character', 'R', 'Members only'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    write({ membersOnly: false, earlyDays: 7, rating: 'G' });
    expect(screen.getByText('Members first')).toBeDefined();
    expect(screen.queryByText('G')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the cover’s picture once it is known', () => {
    const { container, draft, write } = show({ type: 'STORY' }, <LiveCard />);
    const picture = { url: '/files/c1.webp', thumbUrl: '/files/c1.webp', width: 640, height: 960 };
    act(() => draft.addImage('c1', { ...picture, placeholder: null }));
    write({ cover: { imageId: 'c1' } });
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/files/c1.webp');
  });
});

describe('LiveOpening', () => {
  it('shows placeholders as visitors read them, once the character has a name', () => {
    const { container, write } = show({ type: 'STORY', opening: '{{user}} see {{char}}.' }, <LiveOpening />);
    expect(container.textContent).toBe('You see {{char}}.');
    write({ main: { name: 'Mara' } });
    expect(container.textContent).toBe('You see Mara.');
  });

  it('shows the scene with the options that are not empty, as readers without answers read them', () => {
    const { container, write } = show({ type: 'STORY' }, <LiveOpening />);
    expect(container.textContent).toBe('Your opening scene appears here as you write it.');
    write({ opening: ' Rain falls. ', options: ['Wait'] });
    expect(screen.getByText('Rain falls.')).toBeDefined();
    const options = screen.getByRole('list', { name: 'Options' });
    write({ readerQuestions: ['Which town?'], options: ['See {town|it}', ' ', 'Run'] });
    expect(
      within(options)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['See it', 'Run']);
    write({ options: [''] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
