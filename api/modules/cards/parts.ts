import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Drafts } from '../drafts/drafts.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';

export interface CardsParts {
  db: Db;
  clock: Clock;
  newId: () => string;
  storage: FileStorage;
  uploads: Pick<Uploads, 'storeImage'>;
  drafts: Pick<Drafts, 'listVersions' | 'findImages' | 'importVersions' | 'readVersion' | 'save'> & {
    read(authorId: string, id: string): Promise<Pick<StoryDraft, 'id' | 'content' | 'images'>>;
  };
  catalogue: Pick<Catalogue, 'listOwnIds'>;
}
