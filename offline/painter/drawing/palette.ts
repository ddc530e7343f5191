import * as z from 'zod/mini';

export const tone = z.enum(['ink', 'deep', 'mid', 'haze', 'glow', 'accent']);
export type Tone = z.output<typeof tone>;

/** The six tones of a cover, as hex colors. Layers refer to tones, so a palette can be replaced. */
export const palette = z.record(tone, z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
export type Palette = z.output<typeof palette>;
