import type { Save } from '@storyloom/contract/entities/save';
import { limits } from '@storyloom/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../platform/excerpt.ts';
import { rowJson } from '../../platform/row-json.ts';
import { deleteSaves, insertSave, lockSaves, markCurrent, updateSave } from './archives.changes.ts';
import {
  findArchive,
  findCurrent,
  findOwned,
  listArchives,
  listIds,
  listSaves,
  type Place,
  selectedSave,
} from './archives.repository.ts';
import { type ArchiveRow, archives } from './archives.schema.ts';
import { forgetLeft, isHeld, isLeft, type LeftTree, listLeft, noteLeft } from './archives.trees.ts';

export type { LeftTree } from './archives.trees.ts';

/** A save as it is stored. */
export type SaveRow = ArchiveRow;

export interface Opening {
  versionId: string;
  version: number;
  title: string;
  headMessageId: string;
}

/** What a save the reader asks for is made of. */
export interface Wish {
  /** A save in the same tree: the new one stays on its version of the story. */
  beside: SaveRow;
  headMessageId: string;
  title: string | undefined;
}

export type Archives = ReturnType<typeof createArchives>;

/** Saves: named heads in the message tree, at most three a reader and story, one of them current. */
export function createArchives({ db, clock, newId }: { db: Db; clock: Clock; newId(): string }) {
  return {
    /** The named save, or the current one; undefined when none was named and there is none. Throws archive.not_found. */
    async find(handle: Handle, place: Place, id: string | undefined): Promise<SaveRow | undefined> {
      if (id === undefined) return findCurrent(handle, place);
      const row = await findArchive(handle, place, id);
      if (row === undefined) throw new DomainError('save.not_found');
      return row;
    },

    /** A save as a subquery for statements prepared once, with the placeholders `userId`, `storyId`, `archiveId`. */
    selected: () => selectedSave(db),

    ids: (place: Place) => listIds(db, place),

    /** The save that a first send makes, not yet written: the SQL function that begins a reply does. */
    firstSave(place: Place, opening: Opening): SaveRow {
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

    rowJson: (save: SaveRow) => rowJson(archives, save),

    async list(place: Place): Promise<Save[]> {
      return (await listArchives(db, place, EXCERPT_SOURCE)).map(toArchive);
    },

    /** A save as readers see it. */
    async view(handle: Handle, { userId, storyId, id }: Place & { id: string }): Promise<Save> {
      const [row] = await listArchives(handle, { userId, storyId }, EXCERPT_SOURCE, id);
      if (row === undefined) throw new DomainError('save.not_found');
      return toArchive(row);
    },

    /** A save of the reader's in whichever story. Throws archive.not_found. */
    async owned(handle: Handle, userId: string, id: string): Promise<SaveRow> {
      const row = await findOwned(handle, userId, id);
      if (row === undefined) throw new DomainError('save.not_found');
      return row;
    },

    /** All saves of a reader in a story as they are stored, the latest first. */
    all: (handle: Handle, place: Place): Promise<SaveRow[]> => listSaves(handle, place),

    /** To be held by whoever changes saves; what is read after it is true until the commit. */
    lock: (tx: Tx, place: Place) => lockSaves(tx, place),

    /** Writes a new save; with all taken throws archive.full { archiveIds }. */
    async add(tx: Tx, saves: SaveRow[], wish: Wish): Promise<string> {
      if (saves.length >= limits.savesPerStory) {
        throw new DomainError('save.full', { archiveIds: saves.map(({ id }) => id) });
      }
      const id = newId();
      const isCurrent = !saves.some((save) => save.isCurrent);
      await insertSave(tx, { ...wish.beside, ...wished(wish, clock.now()), id, isCurrent });
      return id;
    },

    /** Gives a save's place to another; whether it is the current one stays. */
    async replace(tx: Tx, id: string, wish: Wish): Promise<void> {
      const now = clock.now();
      await noteLeft(tx, [id], now);
      await updateSave(tx, id, wished(wish, now));
    },

    moveHead: (tx: Tx, id: string, headMessageId: string) =>
      updateSave(tx, id, { headMessageId, savedAt: clock.now() }),

    makeCurrent: (tx: Tx, save: Pick<SaveRow, 'id' | 'userId' | 'storyId'>) => markCurrent(tx, save, save.id),

    /** Drops saves of one story; when the current one is among them, the latest of the others becomes current. */
    async drop(tx: Tx, saves: SaveRow[], ids: string[]): Promise<void> {
      await noteLeft(tx, ids, clock.now());
      await deleteSaves(tx, ids);
      const [latest, ...others] = saves.filter(({ id }) => !ids.includes(id));
      if (latest === undefined || [latest, ...others].some(({ isCurrent }) => isCurrent)) return;
      await markCurrent(tx, latest, latest.id);
    },

    /** Trees that a save left before a time, the longest ago first; another may stand in them still. */
    left: (before: Date, limit: number): Promise<LeftTree[]> => listLeft(db, before, limit),

    /**
     * Whether a tree that was left before a time is held by no save, as it is under the lock; one that is held is
     * no longer taken for left.
     */
    async isAbandoned(tx: Tx, tree: LeftTree, before: Date): Promise<boolean> {
      await lockSaves(tx, tree);
      if (!(await isLeft(tx, tree.rootId, before))) return false;
      if (!(await isHeld(tx, tree))) return true;
      await forgetLeft(tx, tree.rootId);
      return false;
    },
  };
}

function wished({ beside, headMessageId, title }: Wish, now: Date) {
  return {
    versionId: beside.versionId,
    storyVersion: beside.storyVersion,
    headMessageId,
    kind: 'manual' as const,
    title: title ?? beside.title,
    createdAt: now,
    savedAt: now,
  };
}

function toArchive({ archive, excerpt, depth }: { archive: SaveRow; excerpt: string; depth: number }): Save {
  return {
    id: archive.id,
    storyId: archive.storyId,
    storyVersion: archive.storyVersion,
    headMessageId: archive.headMessageId,
    kind: archive.kind,
    title: archive.title,
    excerpt: toExcerpt(excerpt),
    depth,
    createdAt: archive.createdAt.toISOString(),
    savedAt: archive.savedAt.toISOString(),
    isCurrent: archive.isCurrent,
  };
}
