import type { Save } from '@storyloom/contract/saves/entities/save';
import { saveLimits } from '@storyloom/contract/saves/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../platform/excerpt.ts';
import { noteLeft } from './orphaned-trees.repository.ts';
import {
  deleteSaves,
  findSave,
  insertSave,
  listWithHeads,
  lockSaves,
  markCurrent,
  moveHead,
  type StoryOfReader,
  updateSave,
} from './saves.repository.ts';
import type { SaveRow } from './saves.schema.ts';

/** The initial values of a save. */
export interface NewSave {
  /** A save in the same tree: the new one stays on its version of the story. */
  beside: SaveRow;
  headMessageId: string;
  title: string | undefined;
}

export type SaveRecords = ReturnType<typeof createSaveRecords>;

/** Saves as rows: named heads in a message tree, at most three for each reader and story, one of them current. */
export function createSaveRecords({ db, clock, newId }: { db: Db; clock: Clock; newId(): string }) {
  return {
    async list(at: StoryOfReader): Promise<Save[]> {
      return (await listWithHeads(db, at, EXCERPT_SOURCE)).map(toSave);
    },

    /** A save as readers see it. Throws save.not_found. */
    async view({ userId, storyId, id }: StoryOfReader & { id: string }): Promise<Save> {
      const [row] = await listWithHeads(db, { userId, storyId }, EXCERPT_SOURCE, id);
      if (row === undefined) throw new DomainError('save.not_found');
      return toSave(row);
    },

    /** A save of the reader's in any story. Throws save.not_found. */
    async findOwned(handle: Handle, userId: string, id: string): Promise<SaveRow> {
      const row = await findSave(handle, userId, id);
      if (row === undefined) throw new DomainError('save.not_found');
      return row;
    },

    /** Held by every change of a save until its transaction ends. */
    lock: (tx: Tx, at: StoryOfReader) => lockSaves(tx, at),

    /** Inserts a save and returns its id. Throws save.full { saveIds }. */
    async add(tx: Tx, saves: SaveRow[], save: NewSave): Promise<string> {
      assertRoom(saves);
      const id = newId();
      const isCurrent = !saves.some((one) => one.isCurrent);
      await insertSave(tx, { ...save.beside, ...columnsOf(save, clock.now()), id, isCurrent });
      return id;
    },

    /** Archives the current save if there is no room for another. Returns the saves as they are then. */
    async makeRoom(tx: Tx, saves: SaveRow[]): Promise<SaveRow[]> {
      const current = saves.find(({ isCurrent }) => isCurrent);
      if (hasRoom(saves) || current === undefined) return saves;
      const archived = { isCurrent: false, archivedAt: clock.now() };
      await updateSave(tx, current.id, archived);
      return saves.map((save) => (save === current ? { ...save, ...archived } : save));
    },

    /** Overwrites a save; whether it is current does not change. */
    async replace(tx: Tx, id: string, save: NewSave): Promise<void> {
      const now = clock.now();
      await noteLeft(tx, [id], now);
      await updateSave(tx, id, columnsOf(save, now));
    },

    moveHead: (tx: Tx, id: string, headMessageId: string) =>
      moveHead(tx, { id, headMessageId, at: clock.now() }),

    moveVersion: (tx: Tx, id: string, { versionId, version }: { versionId: string; version: number }) =>
      updateSave(tx, id, { versionId, storyVersion: version }),

    /** Restores an archived save; the replaced one is archived. Throws save.full { saveIds } without room. */
    async restore(tx: Tx, saves: SaveRow[], id: string, replaced: SaveRow | undefined): Promise<void> {
      if (replaced === undefined || replaced.id === id || replaced.archivedAt !== null) assertRoom(saves);
      else await updateSave(tx, replaced.id, { isCurrent: false, archivedAt: clock.now() });
      await updateSave(tx, id, { archivedAt: null });
    },

    makeCurrent: (tx: Tx, save: Pick<SaveRow, 'id' | 'userId' | 'storyId'>) => markCurrent(tx, save, save.id),

    /** Deletes saves of one story. If the current one is among them, the latest of the others becomes current. */
    async remove(tx: Tx, saves: SaveRow[], ids: string[]): Promise<void> {
      await noteLeft(tx, ids, clock.now());
      await deleteSaves(tx, ids);
      const left = saves.filter(({ id }) => !ids.includes(id));
      const latest = left.find(({ archivedAt }) => archivedAt === null) ?? left[0];
      if (latest === undefined || left.some(({ isCurrent }) => isCurrent)) return;
      await updateSave(tx, latest.id, { archivedAt: null });
      await markCurrent(tx, latest, latest.id);
    },
  };
}

const activeOf = (saves: readonly SaveRow[]) => saves.filter(({ archivedAt }) => archivedAt === null);
const hasRoom = (saves: readonly SaveRow[]) => activeOf(saves).length < saveLimits.perStory;

/** Throws save.full { saveIds }. */
function assertRoom(saves: readonly SaveRow[]): void {
  if (hasRoom(saves)) return;
  throw new DomainError('save.full', { saveIds: activeOf(saves).map(({ id }) => id) });
}

function columnsOf({ beside, headMessageId, title }: NewSave, now: Date) {
  return {
    versionId: beside.versionId,
    storyVersion: beside.storyVersion,
    headMessageId,
    kind: 'manual' as const,
    title: title ?? beside.title,
    createdAt: now,
    savedAt: now,
    archivedAt: null,
  };
}

/** A save as readers see it. */
export function toSave({ save, excerpt, depth }: { save: SaveRow; excerpt: string; depth: number }): Save {
  return {
    id: save.id,
    storyId: save.storyId,
    storyVersion: save.storyVersion,
    headMessageId: save.headMessageId,
    kind: save.kind,
    title: save.title,
    excerpt: toExcerpt(excerpt),
    depth,
    createdAt: save.createdAt.toISOString(),
    savedAt: save.savedAt.toISOString(),
    isCurrent: save.isCurrent,
    isArchived: save.archivedAt !== null,
  };
}
