import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';

export const scenePictureOf = (part: Partial<ScenePicture> = {}): ScenePicture => ({
  url: '/files/scenes/a.webp',
  thumbUrl: '/files/scenes/a-thumb.webp',
  width: 1024,
  height: 640,
  placeholder: null,
  alt: 'Rain drives over the harbour.',
  drawn: true,
  ...part,
});
