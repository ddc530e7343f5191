import type { Release } from '@storyloom/contract/platform/composition';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../fixtures/definitions.ts';
import { sampleRelease } from '../../fixtures/release.ts';
import type { LiveState } from '../live.ts';
import { findConflicts, findMisfits, findWarnings } from './conflicts.ts';

const release = (wanted: Parameters<typeof sampleRelease>[0]) => sampleRelease(wanted).release;
const state = (releases: Release[], fallbacks: Release[] = []): LiveState => ({
  releases,
  fallbacks,
  canaries: [],
  definitions,
  deployments: { api: { '@storyloom/contract': '1.0.0' } },
});

describe('findConflicts', () => {
  it('names every pair that does not fit, with the fix', () => {
    const candidate = release({
      mfe: 'new',
      paths: ['/owner', '/x.y'],
      contract: '1.4.0',
    });
    const live = [release({ mfe: 'owner', paths: ['/owner'] })];
    expect(findConflicts(candidate, state(live))).toEqual([
      { against: 'its routes', message: expect.stringMatching(/^\/x\.y is not a valid route/) },
      { against: 'the live API', message: expect.stringMatching(/or deploy the API first\.$/) },
      { against: 'owner 1.0.0 (aaaaaaaaaaaa)', message: expect.stringMatching(/^\/owner matches \/owner/) },
    ]);
  });
});

describe('findConflicts of a release that uses a definition of another', () => {
  const schema = (...required: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(required.map((name) => [name, { type: 'string' }])),
    required,
  });
  const club = (build: string, event = schema('id'), dialogs = ['club-rules@1']) => ({
    ...release({ mfe: 'club', build, paths: ['/club'], emits: ['club.posted@1'], dialogs }),
    definitions: definitionsOf(event),
  });
  const definitionsOf = (event: object): Release['definitions'] => [
    { kind: 'event', reference: 'club.posted@1', owner: 'club', schemas: { payload: { ...event } } },
    {
      kind: 'dialog',
      reference: 'club-rules@1',
      owner: 'club',
      schemas: { input: schema('id'), result: {} },
    },
  ];
  const reader = (build: string): Release => {
    const sample = release({ mfe: 'reader', build, paths: ['/'], listens: ['club.posted@1'] });
    return {
      ...sample,
      manifest: { ...sample.manifest, opens: ['club-rules@1'] },
      definitions: definitionsOf(schema('id')),
    };
  };
  const messages = (candidate: Release, live: LiveState) =>
    findConflicts(candidate, live).map(({ message }) => message);

  it('accepts it if the live release of its owner defines it, or if the owner is off the site', () => {
    expect(messages(reader('a'), state([club('b')]))).toEqual([]);
    expect(messages(reader('a'), state([]))).toEqual([]);
    const silent = release({ mfe: 'club', build: 'b', paths: ['/club'] });
    expect(messages(reader('a'), state([silent]))).toContainEqual(
      expect.stringMatching(
        /^The contract has no event club\.posted@1, and no live release of another team defines it\./,
      ),
    );
  });

  it.each(['releases', 'fallbacks', 'canaries'] as const)(
    'names the pair that a change would break, among %s',
    (place) => {
      const live = { ...state([]), [place]: [reader('a')] };
      expect(messages(club('b', schema('id', 'title')), live)).toEqual([]);
      expect(messages(club('b', schema('title')), live)).toEqual([
        'club 1.0.0 (bbbbbbbbbbbb) sends what reader 1.0.0 (aaaaaaaaaaaa) does not expect of the event club.posted@1: ' +
          'payload.id may be missing. Keep this version as it was, and define the next one beside it.',
      ]);
      expect(messages(club('b', schema('id'), []), live)).toEqual([
        'reader 1.0.0 (aaaaaaaaaaaa) opens the dialog club-rules@1. Offer it until no live release opens it.',
      ]);
    },
  );

  it('knows the slots that others declare, and refuses one of a foreign name', () => {
    const owner = release({ mfe: 'club', paths: ['/club'] });
    owner.manifest.ownSlots = ['club.side'];
    const filler = release({ mfe: 'reader', paths: ['/'], slots: ['club.side'] });
    expect(messages(filler, state([owner]))).toEqual([]);
    expect(messages(filler, state([]))).toEqual([]);
    owner.manifest.ownSlots = [];
    expect(messages(filler, state([owner]))).toEqual([
      'There is no slot club.side. There are: corner, aside.',
    ]);
    owner.manifest.ownSlots = ['reader.side'];
    expect(messages(owner, state([]))).toEqual([
      'The slot reader.side is not named after club. Call it club.side.',
    ]);
  });
});

describe('findWarnings', () => {
  it('names a release that could not be rolled back to afterwards', () => {
    const live = release({ mfe: 'owner', build: 'b', paths: ['/elsewhere'] });
    const before = release({ mfe: 'owner', paths: ['/moved'] });
    const candidate = release({ mfe: 'heir', paths: ['/moved'] });
    expect(findConflicts(candidate, state([live], [before]))).toEqual([]);
    expect(findWarnings(candidate, state([live], [before]))).toEqual([
      {
        against: 'owner 1.0.0 (aaaaaaaaaaaa)',
        message: expect.stringMatching(
          /^A rollback to owner 1\.0\.0 \(aaaaaaaaaaaa\) would be refused afterwards: \/moved matches/,
        ),
      },
    ]);
  });

  it('names a dialog that is no longer offered, and the listener of an event that is no longer emitted', () => {
    const before = release({ mfe: 'owner', dialogs: ['login@1'], emits: ['order.placed@1'] });
    const listener = release({ mfe: 'other', paths: ['/other'], listens: ['order.placed@1'] });
    const candidate = release({ mfe: 'owner', build: 'b' });
    expect(findWarnings(candidate, state([before, listener])).map(({ message }) => message)).toEqual([
      'The dialog login@1 is live and no longer offered. Keep it until nobody opens it.',
      'other listens to order.placed@1, which is no longer emitted. Emit it until other does not.',
    ]);
    expect(findWarnings(before, state([before, listener]))).toEqual([]);
  });
});

describe('findMisfits', () => {
  it('names live releases and fallbacks that another shell or API would not fit', () => {
    const stable = release({ mfe: 'owner', build: 'b', contract: '1.2.0' });
    const fallback = release({ mfe: 'owner', contract: '1.0.0' });
    const live = state([stable], [fallback]);
    expect(findMisfits('api', { '@storyloom/contract': '1.1.0' }, live)).toEqual([
      {
        against: 'owner 1.0.0 (bbbbbbbbbbbb)',
        message:
          'owner 1.0.0 (bbbbbbbbbbbb) was built with @storyloom/contract 1.2.0; this checkout has 1.1.0. ' +
          'Publish owner for it first, or keep ^1.2.0.',
      },
    ]);
    expect(findMisfits('api', { '@storyloom/contract': '2.0.0' }, live)).toHaveLength(2);
    expect(findMisfits('shell', { '@storyloom/contract': '1.2.0', react: '19.3.1' }, live)).toEqual([]);
    expect(findMisfits('shell', { '@storyloom/contract': '1.2.0' }, live)).toHaveLength(2);
  });
});
