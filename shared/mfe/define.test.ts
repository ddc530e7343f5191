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
});
