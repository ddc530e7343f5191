import { defineDialog } from '@storyloom/contract/core/dialog';
import { MfeManifest } from '@storyloom/contract/platform/manifest';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { defineMfe, offerDialog } from './define.ts';

const load = async () => ({ default: () => null });

describe('defineMfe', () => {
  it('fills in the defaults of a route', () => {
    const { manifest } = defineMfe({ name: 'sample', routes: [{ id: 'home', path: '/', load }] });
    expect(manifest).toEqual({
      name: 'sample',
      routes: [
        {
          id: 'home',
          path: '/',
          layout: 'default',
          ssr: true,
          keepAlive: null,
          title: null,
          validate: null,
          middleware: [],
        },
      ],
      dialogs: [],
      slots: [],
      events: { emits: [], listens: [] },
    });
    expect(z.safeParse(MfeManifest, manifest).success).toBe(true);
  });

  it('keeps the settings of a route', () => {
    const said = {
      layout: 'empty',
      ssr: false,
      keepAlive: 'id',
      title: 'T',
      middleware: ['session'],
    } as const;
    const route = { id: 'one', path: '/:id', ...said, middleware: [...said.middleware], load };
    expect(defineMfe({ name: 'sample', routes: [route] }).manifest.routes[0]).toMatchObject(said);
  });

  it('accepts keepAlive by a parameter or true', () => {
    const kept = (keepAlive: string | true) =>
      z.safeParse(
        MfeManifest,
        defineMfe({ name: 'sample', routes: [{ id: 'one', path: '/', keepAlive, load }] }).manifest,
      ).success;
    expect([kept('id'), kept(true)]).toEqual([true, true]);
  });

  it('loads none of the parts', async () => {
    const loaded: string[] = [];
    const noting = (name: string) => async () => {
      loaded.push(name);
      return { default: () => null };
    };
    const mfe = defineMfe({
      name: 'sample',
      routes: [{ id: 'home', path: '/', load: noting('route') }],
      dialogs: [offerDialog(pointsDetails, noting('dialog'))],
      slots: { corner: noting('slot') },
      events: { listens: [pointsChanged] },
    });
    expect(loaded).toEqual([]);
    expect(mfe.manifest).toMatchObject({
      dialogs: ['points-details@1'],
      slots: ['corner'],
      events: { emits: [], listens: ['points.changed@1'] },
    });
    await mfe.dialogs['points-details@1']?.();
    expect(loaded).toEqual(['dialog']);
    expect(JSON.stringify(mfe.manifest)).not.toContain('load');
  });

  it('declares orders, navigation, slots and dialogs only if there are any', () => {
    const entry = { place: 'bar', label: { en: 'Sample' }, icon: 'M1 1h2', path: '/' } as const;
    const { manifest, slots } = defineMfe({
      name: 'sample',
      routes: [{ id: 'home', path: '/', caller: 'user', load }],
      slots: { corner: { order: 5, load }, aside: load },
      navigation: [entry],
      ownSlots: ['sample.side'],
      opens: [pointsDetails],
    });
    expect(manifest).toMatchObject({
      routes: [{ caller: 'user', ssr: false }],
      slots: ['corner', 'aside'],
      slotOrder: { corner: 5 },
      navigation: [entry],
      ownSlots: ['sample.side'],
      opens: ['points-details@1'],
    });
    expect(slots).toEqual({ corner: load, aside: load });
  });

  it('keeps its definitions for the build, and checks the input of a dialog by the one of its owner', async () => {
    const rules = defineDialog({
      name: 'sample-rules',
      version: 1,
      owner: 'sample',
      input: z.strictObject({ id: z.string() }),
      result: z.undefined(),
    });
    const mfe = defineMfe({
      name: 'sample',
      dialogs: [offerDialog(rules, load)],
      events: { listens: [pointsChanged] },
    });
    expect(mfe.definitions).toEqual([pointsChanged, rules]);
    const module = await mfe.dialogs['sample-rules@1']?.();
    expect([{ id: 'a' }, {}].map((input) => module?.accepts?.(input))).toEqual([true, false]);
  });
});

describe('MfeManifest', () => {
  it.each([
    [{ icon: 'House' }, 'An icon is the path data (d) of an SVG, not a name or an element.'],
    [{ icon: 'M1 1"/><script>' }, 'An icon is the path data (d) of an SVG'],
    [{ label: { en: 'A label that has no room anywhere' } }, 'A label has at most 24 characters.'],
    [{ order: 1.5 }, 'An order is a whole number from 0 to 1000.'],
    [{ order: 1_001 }, 'An order is at most 1000.'],
  ])('says what is wrong with a navigation entry of %j', (change, message) => {
    const entry = { place: 'bar', label: { en: 'Home' }, icon: 'M1 1h2', path: '/', ...change } as const;
    const parsed = z.safeParse(
      MfeManifest,
      defineMfe({ name: 'sample', navigation: [entry as never] }).manifest,
    );
    expect(parsed.success ? '' : z.prettifyError(parsed.error)).toContain(message);
  });
});
