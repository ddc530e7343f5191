import { createHash } from 'node:crypto';
import { writeGenericScript } from '@storyloom/script/generic';
import { type Advance, advance, beginGuided, type Guide, guide } from '@storyloom/script/guide';
import { type Answer, type Entry, moveOver, type Position, say } from '@storyloom/script/playthrough';
import { readScript, type Script } from '@storyloom/script/script';
import pLimit from 'p-limit';
import type { Db } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../catalogue/catalogue.service.ts';
import type { ScriptPosition } from '../messages/messages.service.ts';
import { compileInWorker } from './compile.ts';
import { findEndings } from './endings.repository.ts';
import { notesOf } from './notes.ts';

export { insertEnding } from './endings.repository.ts';
export { firstScene } from './first-scene.ts';

/** Compiled scripts kept in memory, of up to about 500 kB each. */
const maxCached = 50;

/** Scripts compiled at once: each has a worker thread. */
const compiledAtOnce = 2;

type ScriptedStory = Pick<PlayableStory, 'versionId' | 'script'>;

export interface ScriptTurn {
  story: PlayableStory;
  /** `start` below the opening scene, null for a path that no script told. */
  position: ScriptPosition | 'start' | null;
  message: string;
  /** What the world book says of names in the message. */
  entries: readonly Entry[];
  seed: string;
}

/** What a reply of the script tells, and where the story is after it. */
export type ScriptAnswer = Omit<Answer, 'position'> & {
  position: ScriptPosition;
  /** True if the script is made of the story’s notes: the story has none of its own that can be played. */
  isGeneric: boolean;
};

export type ScriptAdvance = Omit<Advance, 'position'> & { position: ScriptPosition };

export interface Plot {
  guide: Guide;
  /** `beat`: that the model named, or null. Null if the script fails. */
  advance(beat: string | null): ScriptAdvance | null;
}

export type Scripts = ReturnType<typeof createScripts>;

interface ScriptsParts {
  db: Db;
  logger: Logger;
  stories: Pick<Catalogue, 'admit' | 'readPlayable'>;
}

/** Plays the scripts of stories. */
export function createScripts({ db, logger, stories }: ScriptsParts) {
  const cache = new Map<string, Promise<Script | null>>();
  const limit = pLimit(compiledAtOnce);

  /** The script of a version; null without one, or if it cannot be played. */
  function scriptOf({ versionId, script }: ScriptedStory): Promise<Script | null> {
    if (!script) return Promise.resolve(null);
    const found = cache.get(versionId) ?? compile(versionId, script);
    cache.delete(versionId);
    cache.set(versionId, found);
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
    return found;
  }

  async function compile(versionId: string, source: string): Promise<Script | null> {
    try {
      const { json, problems } = await limit(() => compileInWorker(source));
      if (json !== null) return readScript(json);
      logger.error({ versionId, problems: problems.length }, 'a published script cannot be compiled');
    } catch (err) {
      // The next reply tries again.
      cache.delete(versionId);
      logger.error({ versionId, err }, 'a script was not compiled');
    }
    return null;
  }

  /** A script is the work of its author: if it fails, the story goes on without it. */
  function orNull<T>(versionId: string, work: () => T): T | null {
    try {
      return work();
    } catch (err) {
      logger.warn({ versionId, err }, 'a script failed');
      return null;
    }
  }

  return {
    /** The endings of a story that a reader has found. Throws the errors of stories. */
    async endings(viewer: Viewer, storyId: string): Promise<{ found: string[]; total: number }> {
      const story = await stories.readPlayable(await stories.admit(storyId, viewer));
      const titles = new Set((await scriptOf(story))?.endings.values());
      const found = await findEndings(db, storyId, viewer.userId);
      return { found: found.filter((title) => titles.has(title)), total: titles.size };
    },

    /** What the story’s script tells after a message, or else one of its notes; null if both fail. */
    async play({ story, position, message, entries, seed }: ScriptTurn): Promise<ScriptAnswer | null> {
      const tell = async (scripted: ScriptedStory, isGeneric: boolean) => {
        const { versionId } = scripted;
        const script = await scriptOf(scripted);
        if (script === null) return null;
        return orNull(versionId, () => {
          const from = placeIn(script, versionId, position ?? 'start', seed);
          const answer = say(script, from, message, isGeneric ? {} : { entries });
          return { ...answer, position: { ...answer.position, versionId }, isGeneric };
        });
      };
      return (position && (await tell(story, false))) ?? tell(genericScript(story), true);
    },

    /** Where the story is, as a model has to know it, and how it goes on; null without a script. */
    async plotOf({
      story,
      position,
      seed,
    }: {
      story: ScriptedStory;
      position: ScriptPosition | 'start';
      seed: string;
    }): Promise<Plot | null> {
      const { versionId } = story;
      const script = await scriptOf(story);
      if (script === null) return null;
      return orNull(versionId, () => {
        const from = placeIn(script, versionId, position, seed);
        return {
          guide: guide(script, from),
          advance: (beat) =>
            orNull(versionId, () => {
              const moved = advance(script, from, beat);
              return { ...moved, position: { ...moved.position, versionId } };
            }),
        };
      });
    },
  };
}

/** A script of the story’s notes. Its version is its text: placeholders are filled for each reader. */
function genericScript(story: PlayableStory): ScriptedStory {
  const script = writeGenericScript(notesOf(story));
  return { script, versionId: createHash('sha256').update(script).digest('hex').slice(0, 16) };
}

/** The place in this version of the script: a save may have moved from another one. */
function placeIn(
  script: Script,
  versionId: string,
  position: ScriptPosition | 'start',
  seed: string,
): Position {
  if (position === 'start') return beginGuided(script, numberOf(seed));
  return position.versionId === versionId ? position : moveOver(script, position, { seed: numberOf(seed) });
}

const numberOf = (seed: string): number =>
  [...seed].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);
