// @vitest-environment jsdom
import { fires } from '@storyloom/contract/lore/endpoints/fires';
import type { LoreFires } from '@storyloom/contract/lore/entities/lore-fires';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SilentEntries } from './SilentEntries.tsx';

afterEach(cleanup);

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ entryId: `e${at}`, title: `Entry ${at}` }));
const latest = (silent: LoreFires['silent'], entries: readonly unknown[] = [{}]) =>
  ({ version: 2, replies: 1_200, entries, silent }) as unknown as LoreFires;

function show(...response: LoreFires[]) {
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(fires, () => response);
  render(inShell(host, <SilentEntries storyId="s1" />));
  return calls;
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('SilentEntries', () => {
  it.each<[LoreFires[], string]>([
    [[], `Known after ${loreLimits.silentReplies} replies to the published version.`],
    [[latest(null)], `Known after ${loreLimits.silentReplies} replies to the published version.`],
    [[latest([], [])], 'The published version has no entries that could fire.'],
    [[latest([])], 'Every enabled entry has fired in the latest 1,200 replies to version 2.'],
  ])('lists no entries for %o', async (response, text) => {
    show(...response);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('links to each entry of the latest version, ten initially', async () => {
    show(latest(entriesOf(11)), latest(entriesOf(1)));
    expect(await screen.findByText(/^No reply of the latest 1,200 to version 2 was written/)).toBeDefined();
    expect(links()).toHaveLength(10);
    expect(links()[0]).toBe('/script/edit?id=s1&entry=e0');
    fireEvent.click(screen.getByRole('button'));
    expect(links()).toHaveLength(11);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no “more” button if all entries are shown', async () => {
    show(latest(entriesOf(10)));
    expect(await screen.findByRole('link', { name: 'Entry 9' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
