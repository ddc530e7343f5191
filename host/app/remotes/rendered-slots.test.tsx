import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SiteComposition } from '@storyloom/contract/platform/composition';
import { Slot, useQuery } from '@storyloom/mfe';
import { defineMfe, type MfeDefinition } from '@storyloom/mfe/define';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { describe, expect, it } from 'vitest';
import { createSite, type Prepared, prepare } from '../server.tsx';
import { createRemotes } from './remotes.ts';

const mfes = (definitions: MfeDefinition[]) => definitions.map(defineMfe);

const Page = () => (
  <main>
    <Slot name="owner.side" fallback={<i>waiting</i>} />
  </main>
);
const owner = (slots: string[]): MfeDefinition => ({
  name: 'owner',
  routes: [{ id: 'page', path: '/', slots, load: async () => ({ default: Page }) }],
  ownSlots: ['owner.side'],
});
const query = { queryKey: ['word'], queryFn: async () => 'loaded' };
const loader = async ({ host }: { host: ReturnType<typeof createFakeHost>['host'] }) =>
  host.queryClient.prefetchQuery(query);
const filler = (name: string, order: number, Part: () => React.ReactNode, own = loader): MfeDefinition => ({
  name,
  slots: { 'owner.side': { order, load: async () => ({ default: Part, loader: own }) } },
});
const noData = () => {
  throw new Error('no data');
};

function siteOf(definitions: MfeDefinition[]) {
  const all = mfes(definitions);
  const stable = { version: '1', buildId: 'a', entry: { url: '', integrity: '' }, incompatibility: null };
  const composition: SiteComposition = {
    id: 'one',
    mfes: all.map(({ manifest: { name, events: _, ...rest } }) => ({
      name,
      ...rest,
      stable: { ...stable, mfName: name },
      lastKnownGood: null,
      parts: {},
    })),
  };
  const loadRelease = async (_: unknown, { name }: { name: string }) => {
    const mfe = all.find(({ manifest }) => manifest.name === name);
    if (!mfe || name === 'lost') throw new Error('It is not here.');
    return mfe;
  };
  return createSite(composition, createRemotes({ composition, loadRelease, report: () => {} }));
}

async function draw(page: Prepared): Promise<{ html: string; errors: string[] }> {
  const errors: string[] = [];
  const sink = new PassThrough();
  await new Promise((resolve, reject) => {
    const { pipe } = page.render({
      nonce: '',
      inlineScript: '',
      headScript: '',
      styles: [],
      theme: page.bootstrap.theme,
      onShellReady() {},
      onAllReady: () => resolve(pipe(sink)),
      onShellError: reject,
      onError: (error) => void errors.push(String(error)),
    });
  });
  const html = await text(sink);
  return { html: html.slice(html.indexOf('<main')), errors };
}

async function open(site: ReturnType<typeof siteOf>): Promise<Prepared> {
  const page = await prepare(site, createFakeHost().host, new Request('http://localhost/'), '/');
  if (page instanceof Response) throw new Error('It redirects.');
  return page;
}

const Word = () => <b>{useQuery(query).data}</b>;
const Broken = () => {
  throw new Error('broken');
};

describe('a page that names a slot', () => {
  it('is rendered by the server with the data of each part, without those that fail', async () => {
    const site = siteOf([
      owner(['owner.side']),
      filler('last', 9, () => <u>last</u>),
      filler('word', 1, Word),
      filler('bad', 5, Broken, noData),
      filler('lost', 2, Word),
    ]);
    const page = await open(site);
    expect(page.parts).toEqual([
      'owner/route:page',
      'word/slot:owner.side',
      'bad/slot:owner.side',
      'last/slot:owner.side',
    ]);
    expect(page.bootstrap.slots?.map(({ mfe }) => mfe)).toEqual(['word', 'bad', 'last']);
    const { html, errors } = await draw(page);
    expect(errors).toEqual(['Error: broken']);
    expect(html.replace(/<!--.*?-->|<template.*?<\/template>/gs, '')).toMatch(
      /^<main><b>loaded<\/b><i>waiting<\/i><i>waiting<\/i><u>last<\/u><\/main>/,
    );
  });
});

describe('a page that does not name its slot', () => {
  it('has the fallback, also after another page has loaded the part', async () => {
    const site = siteOf([owner([]), filler('word', 1, Word)]);
    await site.remotes.load({ mfe: 'word', kind: 'slot', id: 'owner.side' });
    expect((await draw(await open(site))).html).toContain('<i>waiting</i>');
  });
});
