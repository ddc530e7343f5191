import type { Archive } from '@storyloom/contract/entities/archive';
import { limits } from '@storyloom/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { rowJson } from '../../platform/row-json.ts';
import {
  findArchive,
  findCurrent,
  listArchives,
  listIds,
  type Place,
  selectedSave,
} from './archives.repository.ts';
import { type ArchiveRow, archives } from './archives.schema.ts';

const EXCERPT = 160;

/** A save as it is stored. */
export type Save = ArchiveRow;

export interface Opening {
  versionId: string;
  version: number;
  title: string;
  headMessageId: string;
}

export type Archives = ReturnType<typeof createArchives>;

/** Saves: named heads in the message tree, at most three a reader and story, one of them current. */
export function createArchives({ db, clock, newId }: { db: Db; clock: Clock; newId(): string }) {
  return {
    /** The named save, or the current one; undefined when none was named and there is none. Throws archive.not_found. */
    async find(handle: Handle, place: Place, id: string | undefined): Promise<Save | undefined> {
      if (id === undefined) return findCurrent(handle, place);
      const row = await findArchive(handle, place, id);
      if (row === undefined) throw new DomainError('archive.not_found');
      return row;
    },

    /** A save as a subquery for statements prepared once, with the placeholders `userId`, `storyId`, `archiveId`. */
    selected: () => selectedSave(db),

    ids: (place: Place) => listIds(db, place),

    /** The save that a first send makes, not yet written: the SQL function that begins a reply does. */
    firstSave(place: Place, opening: Opening): Save {
      const now = clock.now();
      return {
        id: newId(),
        ...place,
        versionId: opening.versionId,
        storyVersion: opening.version,
        headMessageId: opening.headMessageId,
        kind: 'auto',
        title: opening.title.slice(0, limits.saveTitle),
        isCurrent: true,
        createdAt: now,
        savedAt: now,
      };
    },

    rowJson: (save: Save) => rowJson(archives, save),

    async list(place: Place): Promise<Archive[]> {
      const rows = await listArchives(db, place, EXCERPT);
      return rows.map(({ archive, excerpt, depth }) => ({
        id: archive.id,
        storyId: archive.storyId,
        storyVersion: archive.storyVersion,
        headMessageId: archive.headMessageId,
        kind: archive.kind,
        title: archive.title,
        excerpt,
        depth,
        createdAt: archive.createdAt.toISOString(),
        savedAt: archive.savedAt.toISOString(),
        isCurrent: archive.isCurrent,
      }));
    },
  };
}
