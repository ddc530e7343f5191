import * as z from '@storyloom/schema';

/** Addresses of the apps in their stores; null for an app that this site does not have. */
export const appLinks = z.object({ appStore: z.nullable(z.string()), googlePlay: z.nullable(z.string()) });
export type AppLinks = z.output<typeof appLinks>;
