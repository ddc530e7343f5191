import * as z from '@storyloom/schema';
import { id } from '../fields.ts';
import { cover } from './cover.ts';

/** A stored image; a story's cover refers to its `id`. */
export const uploadedImage = z.extend(cover, { id });
export type UploadedImage = z.output<typeof uploadedImage>;
