import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Uploads } from '../uploads/uploads.service.ts';

/** The drafts of authors. A draft of another author is not found. */
interface StoryDrafts {
  /** Creates a draft, once for each `clientRequestId`. */
  save(
    authorId: string,
    input: { clientRequestId: string; content: StoryDraftContent },
  ): Promise<{ id: string }>;
  /** Throws story.not_found. */
  read(
    authorId: string,
    id: string,
  ): Promise<{ content: StoryDraftContent; images: Readonly<Record<string, Cover>> }>;
  listVersions(authorId: string, id: string): Promise<DraftVersion[]>;
  /** The author's images that a content refers to, by id. */
  findImages(authorId: string, content: StoryDraftContent): Promise<ReadonlyMap<string, Cover>>;
  /** Adds imported versions to a draft, except those whose id exists. */
  importVersions(
    authorId: string,
    storyId: string,
    versions: readonly { id: string; name: string; content: StoryDraftContent; createdAt: Date }[],
  ): Promise<void>;
  readVersion(
    authorId: string,
    input: { id: string; versionId: string },
  ): Promise<{ content: StoryDraftContent }>;
}

export interface CardsParts {
  db: Db;
  clock: Clock;
  newId: () => string;
  storage: FileStorage;
  uploads: Pick<Uploads, 'storeImage'>;
  drafts: StoryDrafts;
  catalogue: Pick<Catalogue, 'listOwnIds'>;
}
