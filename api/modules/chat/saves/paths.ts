import type { Save } from '@storyloom/contract/entities/save';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { SaveRow } from '../../archives/archives.service.ts';
import type { MessageRow } from '../chat.schema.ts';
import { walkUp } from '../messages.repository.ts';
import { PATH_LIMIT } from '../path.repository.ts';
import { dropPins } from '../pins/pins.repository.ts';
import { assertIdle, changeSaves, findInTrees, type GroundParts, pick } from './ground.ts';
import { pathTo, plantPath } from './paths.repository.ts';

interface PathsParts extends GroundParts {
  clock: Clock;
  newId(): string;
}

/** Where a copied path became a save. */
interface Planted {
  archiveId: string;
  headMessageId: string;
}

export interface Planting {
  story: { storyId: string; versionId: string; version: number; title: string };
  /** Rows of position, role, speaker, text, options, picture. */
  path: SQL;
  /** How many they are. */
  length: number;
  /** The message that the last of them is a copy of. */
  endedWith: string;
  replaceArchiveId: string | undefined;
  /** What was planted of this before; read and kept while the reader's saves are held. */
  known(tx: Tx): Promise<Planted | undefined>;
  keep(tx: Tx, planted: Planted): Promise<void>;
}

/** Paths on their way out of a reader's trees, as shares, and into them. */
export function createPaths(parts: PathsParts) {
  const { db, archives, clock, newId } = parts;

  async function moveIn(tx: Tx, saves: SaveRow[], userId: string, planting: Planting): Promise<string> {
    const { story, path, length, endedWith, replaceArchiveId } = planting;
    const { storyId } = story;
    const ids = Array.from({ length }, newId);
    const headMessageId = ids.at(-1) ?? '';
    const beside = archives.firstSave({ userId, storyId }, { ...story, headMessageId });
    const wish = { beside, headMessageId, title: undefined };
    const replaced = replaceArchiveId === undefined ? undefined : pick(saves, replaceArchiveId);
    if (replaced !== undefined) await assertIdle(tx, [replaced]);
    await plantPath(tx, path, { userId, storyId, ids, endedWith, at: clock.now() });
    const archiveId = replaced?.id ?? (await archives.add(tx, saves, wish));
    if (replaced !== undefined) {
      await archives.replace(tx, replaced.id, wish);
      await dropPins(tx, replaced.id);
    }
    await planting.keep(tx, { archiveId, headMessageId });
    return archiveId;
  }

  return {
    /**
     * What of a save can be shared: its path to a message, or to its head, as far as it is finished; a turn
     * whose reply is not goes with it. Throws archive.not_found, chat.message_not_found, archive.nothing_to_save.
     */
    async shareable(userId: string, asked: { archiveId: string; messageId?: string | undefined }) {
      const save = await archives.owned(db, userId, asked.archiveId);
      const { message } = await findInTrees(db, [save], asked.messageId ?? save.headMessageId);
      const head = lastFinished(await walkUp(db, message.id, PATH_LIMIT));
      if (head === undefined || head.depth === 0) throw new DomainError('save.nothing_to_save');
      return { save, head, path: pathTo(head.id) };
    },

    /**
     * Makes a path a save of the reader's, and that the current one. Throws archive.full { archiveIds },
     * archive.not_found for what should be replaced, chat.run_active.
     */
    async plant(userId: string, planting: Planting): Promise<Save> {
      const place = { userId, storyId: planting.story.storyId };
      const id = await changeSaves(parts, place, async (tx, saves) => {
        const known = await planting.known(tx);
        const same = saves.find(
          (save) => save.id === known?.archiveId && save.headMessageId === known.headMessageId,
        );
        const left = saves.filter((save) => save.isCurrent && save.id !== same?.id);
        await assertIdle(tx, left);
        const archiveId = same?.id ?? (await moveIn(tx, saves, userId, planting));
        await archives.makeCurrent(tx, { ...place, id: archiveId });
        return archiveId;
      });
      return archives.view(db, { ...place, id });
    },
  };
}

type Node = Pick<MessageRow, 'role' | 'state' | 'text'>;

/** The first of a path, newest first, that a stranger can read: a turn without its reply is no end of a story. */
export function lastFinished<N extends Node>(path: readonly N[]): N | undefined {
  const isOpen = ({ role, state, text }: N) => state === 'running' || (role === 'assistant' && text === '');
  return path.find((node, at) => !isOpen(node) && (at === 0 || node.role === 'assistant'));
}
