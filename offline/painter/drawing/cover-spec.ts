import * as z from 'zod/mini';
import { motifs } from './motifs/motifs.ts';
import { palette, tone } from './palette.ts';
import { rooms } from './rooms/rooms.ts';

export type MotifName = keyof typeof motifs;
export type RoomName = keyof typeof rooms;
const motifName = z.enum(Object.keys(motifs) as MotifName[]);

const number = z.number();
const maybe = z.exactOptional(number);
const maybeTone = z.exactOptional(tone);
const isFlipped = z.exactOptional(z.boolean());
const range = z.tuple([number, number]);
const kind = <Kind extends string, Fields extends z.core.$ZodLooseShape>(name: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(name), ...fields });

/** In a frame of 640 × 960 pixels, y downwards. */
const at = { x: number, y: number };

const layer = z.discriminatedUnion('kind', [
  kind('sky', { tones: z.array(tone), stops: z.exactOptional(z.array(number)) }),
  kind('orb', {
    ...at,
    r: number,
    style: z.enum(['moon', 'sun', 'crescent', 'planet', 'clock']),
    tone: maybeTone,
  }),
  kind('bloom', { ...at, r: number, tone, strength: maybe, flat: maybe }),
  kind('rays', { ...at, tone, count: number, spread: number, angle: number, strength: maybe }),
  kind('stars', { count: number, to: number, tone: maybeTone }),
  kind('aurora', { y: number, tones: z.tuple([tone, tone]) }),
  kind('clouds', { y: number, tone, size: number, opacity: maybe, foot: maybeTone }),
  kind('ridge', {
    y: number,
    amp: number,
    tone,
    foot: maybeTone,
    rough: maybe,
    smooth: z.exactOptional(z.boolean()),
  }),
  kind('pines', { y: number, tone, size: number, gap: z.exactOptional(range) }),
  kind('sea', { y: number, tone, foot: tone, glint: maybeTone, x: maybe, width: maybe }),
  kind('scales', { y: number, tone, edge: tone, size: number }),
  kind('skyline', {
    y: number,
    tone,
    lit: maybeTone,
    tall: range,
    wide: range,
    roof: z.enum(['flat', 'gable', 'onion']),
    odds: maybe,
  }),
  kind('facade', { tone, lit: tone, gone: tone, odds: number }),
  kind('corridor', { wall: tone, floor: tone, light: tone, door: number }),
  kind('aperture', {
    shape: z.enum(['arch', 'circle', 'keyhole', 'window']),
    tone,
    rim: tone,
    size: number,
    y: number,
  }),
  kind('room', { of: z.enum(Object.keys(rooms) as RoomName[]) }),
  kind('trail', { ...at, tone, width: number, count: number }),
  kind('portrait', {
    ...at,
    hair: z.enum(['bun', 'waves', 'crop', 'hood', 'tophat', 'brim', 'curls']),
    collar: z.enum(['coat', 'high', 'ruff', 'shawl']),
    tone,
    rim: tone,
    scale: number,
    flip: isFlipped,
  }),
  kind('motif', {
    ...at,
    name: motifName,
    scale: number,
    tone,
    light: maybeTone,
    turn: maybe,
    flip: isFlipped,
    rim: maybeTone,
  }),
  kind('weather', {
    of: z.enum(['rain', 'snow', 'embers', 'petals', 'papers']),
    tone,
    count: number,
    from: maybe,
  }),
  kind('mist', { y: number, height: number, tone, opacity: maybe }),
]);
export type Layer = z.output<typeof layer>;

/** A palette and layers from back to front. Rendering adds grain and a vignette. */
export const coverSpec = z.strictObject({ palette, layers: z.array(layer) });
export type CoverSpec = z.output<typeof coverSpec>;
