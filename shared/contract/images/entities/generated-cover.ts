import * as z from '@storyloom/schema';
import { time } from '../../core/fields.ts';
import { uploadedImage } from '../../uploads/entities/uploaded-image.ts';

/** A cover that was generated for its author. A draft refers to its `id`, as to that of an uploaded image. */
export const generatedCover = z.extend(uploadedImage, {
  prompt: z.string(),
  style: z.string(),
  createdAt: time,
});
export type GeneratedCover = z.output<typeof generatedCover>;
