import * as z from 'zod/mini';
import { id } from '../fields.ts';

export const author = z.object({ id, name: z.string(), avatarUrl: z.nullable(z.string()) });
export type Author = z.output<typeof author>;
