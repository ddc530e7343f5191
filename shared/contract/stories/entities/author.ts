import * as z from '@storyloom/schema';
import { id } from '../../core/fields.ts';

export const author = z.object({ id, name: z.string(), avatarUrl: z.nullable(z.string()) });
export type Author = z.output<typeof author>;
