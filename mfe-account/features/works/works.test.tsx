// @vitest-environment jsdom
import { works } from '@storyloom/contract/stories/endpoints/works';
import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onePage } from '../../testing/one-page.ts';
import { AuthorBand } from './AuthorBand.tsx';
import { OwnWorkList } from './OwnWorkList.tsx';
import { WorkList } from './WorkList.tsx';

afterEach(cleanup);

const at = '2026-11-01T00:00:00.000Z';
const work = (id: string, change: Partial<WorkCard> = {}): WorkCard => ({
  id,
  slug: `${id}-slug`,
  title: `Story ${id}`,
  hook: '',
  summary: '',
  cover: null,
  tags: [],
  type: 'STORY',
  category: 'MYSTERY',
  rating: 'PG_13',
  access: 'ALL',
  earlyUntil: null,
  chatCount: 10_400,
  readerCount: 3,
  author: { id: 'mara', name: 'Mara Vey', avatarUrl: null },
  status: 'PUBLISHED',
  publishedAt: at,
  updatedAt: at,
  hasChanges: false,
  thanksCount: null,
  daysLeft: null,
  ...change,
});

function setup(list: WorkCard[]) {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'mara' });
  calls.respond(works, () => onePage(...list));
  return { host, calls };
}
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (id: string) =>
  screen.getByRole('heading', { name: `Story ${id}` }).closest('article') as HTMLElement;

const everyStatus = [
  work('1'),
  work('2', { status: 'UNLISTED' }),
  work('3', { status: 'DRAFT' }),
  work('4', { status: 'DELETED' }),
];

describe('own works', () => {
  it('are the published and unlisted ones, with a badge on unlisted ones', async () => {
    render(inShell(setup(everyStatus).host, <OwnWorkList />));
    await screen.findByRole('heading', { name: 'Story 1' });
    expect(titles()).toEqual(['Story 1', 'Story 2']);
    expect(within(card('2')).getByText('Unlisted')).toBeDefined();
    expect(within(card('1')).queryByText('Unlisted')).toBeNull();
  });

  it('link to the studio if there are none', async () => {
    render(inShell(setup([work('3', { status: 'DRAFT' })]).host, <OwnWorkList />));
    const link = await screen.findByRole('link', { name: 'Write a story' });
    expect(link.getAttribute('href')).toBe('/build');
  });

  it('can be reloaded after a failure', async () => {
    const { host, calls } = setup([]);
    calls.respond(works, () => Promise.reject(new Error('down')));
    render(inShell(host, <OwnWorkList />));
    expect(await screen.findByText('Couldn’t load your stories.')).toBeDefined();
    expect(screen.queryByText('No stories yet')).toBeNull();
    calls.respond(works, () => onePage(work('1')));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Story 1' })).toBeDefined();
  });
});

describe('works of an author', () => {
  const show = async (list: WorkCard[]) => {
    await act(async () => {
      render(inShell(setup(list).host, <WorkList authorId="mara" name="Mara" />));
    });
    await screen.findByRole('heading', { name: 'Story 1' });
  };

  it('are only the published ones', async () => {
    await show(everyStatus);
    expect(titles()).toEqual(['Story 1']);
  });

  it('have badges for characters and adult content', async () => {
    await show([work('1'), work('2', { type: 'ROLE', rating: 'R' }), work('3', { rating: null })]);
    const badges = (id: string) =>
      ['Character', 'R', 'PG_13', '18+'].filter((text) => within(card(id)).queryByText(text));
    expect(['1', '2', '3'].map(badges)).toEqual([[], ['Character', 'R', '18+'], []]);
  });
});

describe('band of an author', () => {
  const cover = (placeholder: string) => ({
    url: '/c.webp',
    thumbUrl: '/t.webp',
    width: 640,
    height: 960,
    placeholder: `data:image/webp;base64,${placeholder}`,
  });
  const show = (list: WorkCard[]) => {
    const { container } = render(inShell(setup(list).host, <AuthorBand authorId="mara" />));
    return container.firstElementChild as HTMLElement;
  };
  const pictureOf = (band: HTMLElement) => band.style.getPropertyValue('--picture');

  it('has the colours of the most played story that lists show without a warning', async () => {
    const band = show([
      work('1', { cover: cover('few'), chatCount: 3 }),
      work('2', { cover: cover('most'), chatCount: 90 }),
      work('3', { cover: cover('adult'), chatCount: 900, rating: 'X' }),
      work('4', { cover: cover('unlisted'), chatCount: 900, status: 'UNLISTED' }),
    ]);
    await waitFor(() => expect(pictureOf(band)).toBe('url("data:image/webp;base64,most")'));
  });

  it('has a hue of its own without a cover', async () => {
    const band = show([work('1')]);
    await screen.findByText('', { selector: '[data-picture="false"]' });
    expect([pictureOf(band), Number(band.style.getPropertyValue('--hue'))]).toEqual(['', expect.any(Number)]);
  });
});
