import type { ApiModule } from '../../platform/module.ts';
import { createLinkPictures } from './link-pictures.service.ts';

export function createLinkPicturesModule(parts: Parameters<typeof createLinkPictures>[0]) {
  const service = createLinkPictures(parts);
  return { service, pictures: (_, urls) => service.findCurrent(urls) } satisfies ApiModule;
}
