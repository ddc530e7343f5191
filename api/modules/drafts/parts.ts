import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import type { LoreStudio } from '../lore/lore.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { Scripts } from '../scripts/scripts.service.ts';
import type { Images } from './content.ts';

export interface DraftsParts {
  db: Db;
  clock: Clock;
  newId: () => string;
  moderation: Pick<Moderation, 'check' | 'checkWords' | 'usesProvider'>;
  lore: Pick<LoreStudio, 'runTests'>;
  scripts: Pick<Scripts, 'check' | 'readFirst' | 'firstOf'>;
  /** One function for each kind of image; finds which of the ids belong to a user. */
  findImages: readonly ((handle: Handle, userId: string, ids: readonly string[]) => Promise<Images>)[];
  /** Notifies followers of a listed story, once per story. */
  announce(tx: Tx, storyId: string): Promise<void>;
}
