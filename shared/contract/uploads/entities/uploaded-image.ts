import * as z from '@storyloom/schema';
import { id } from '../../core/fields.ts';
import { cover } from '../../images/entities/cover.ts';

/** A stored image; a story's cover refers to its `id`. */
export const uploadedImage = z.extend(cover, { id });
export type UploadedImage = z.output<typeof uploadedImage>;
