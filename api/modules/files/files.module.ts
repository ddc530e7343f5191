import type { ApiModule } from '../../platform/module.ts';
import { createFiles } from './files.service.ts';
import { eraseOwnImages, ownUploads } from './own-images.ts';

export const createFilesModule = (parts: Parameters<typeof createFiles>[0]) =>
  ({
    service: createFiles(parts),
    erase: { files: eraseOwnImages },
    ownData: [ownUploads],
  }) satisfies ApiModule;
