// @vitest-environment jsdom
import { collectionOrder } from '@storyloom/contract/editorial/endpoints/collection-order';
import { content } from '@storyloom/contract/editorial/endpoints/content';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import Editorial from './Editorial.tsx';

afterEach(cleanup);

const collections: EditorialContent['collections'] = [
  { name: 'night', title: 'A stormy night', description: 'Rain on the roof.', storyIds: ['s1', 's2'] },
  { name: 'sea', title: 'By the sea', description: '', storyIds: ['s3'] },
  { name: 'empty', title: 'Nothing yet', description: '', storyIds: [] },
];

async function open() {
  const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'admin1' });
  calls.respond(content, () => ({ banners: [], collections, tags: [], campaigns: [] }));
  calls.respond(collectionOrder, () => new Promise(() => {}));
  render(inShell(host, <Editorial id="collections" />));
  await screen.findByRole('region', { name: 'Preview' });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const cards = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('h3, p')].map((words) => words.textContent));

describe('previews of collections', () => {
  it('show the row of the home page without empty collections', async () => {
    await open();
    expect(cards()).toEqual([
      ['A stormy night', 'Rain on the roof.', '2 stories'],
      ['By the sea', '', '1 story'],
    ]);
  });

  it('follow a new order before it is saved', async () => {
    await open();
    await press('Move By the sea up');
    await waitFor(() => expect(cards().map(([title]) => title)).toEqual(['By the sea', 'A stormy night']));
  });

  it('update the card while its texts are typed', async () => {
    await open();
    await press('New collection');
    const dialog = within(screen.getByRole('dialog'));
    const card = () => dialog.getByRole('figure', { name: 'Preview' }).textContent;
    expect(card()).toBe('Title0 stories');
    const type = (label: string, value: string) =>
      act(async () => fireEvent.change(dialog.getByLabelText(label), { target: { value } }));
    await type('Title', 'Winter tales');
    await type('Description', 'Snow, and more snow.');
    expect(card()).toBe('Winter talesSnow, and more snow.0 stories');
  });
});
