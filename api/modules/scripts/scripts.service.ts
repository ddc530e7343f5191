import { type Advance, advance, beginGuided, type Guide, guide } from '@storyloom/script/guide';
import {
  type Answer,
  begin,
  type Entry,
  type Position as ScriptPosition,
  say,
} from '@storyloom/script/playthrough';
import { ScriptError } from '@storyloom/script/runtime';
import { readScript, type Script } from '@storyloom/script/script';
import type { Db } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../catalogue/catalogue.service.ts';
import { compileInWorker } from './compile.ts';
import { findEndings } from './endings.repository.ts';

export { insertEnding } from './endings.repository.ts';
export { firstOptions } from './first-options.ts';
export type { Answer as ScriptAnswer, ScriptPosition };

/** Compiled scripts kept in memory, of up to about 500 kB each. */
const maxCached = 50;

type ScriptedStory = Pick<PlayableStory, 'versionId' | 'script' | 'lore'>;

export interface ScriptTurn {
  story: ScriptedStory;
  /** `start` below the opening scene. */
  position: ScriptPosition | 'start';
  message: string;
  seed: string;
}

export interface Plot {
  guide: Guide;
  /** The beat that the model named, or null. */
  advance(beat: string | null): Advance;
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
    const { json, problems } = await compileInWorker(source);
    if (json !== null) return readScript(json);
    logger.error({ versionId, problems: problems.length }, 'a published script cannot be compiled');
    return null;
  }

  /** Where the story is, as a model has to know it, and how it goes on; null without a script. */
  async function plotOf({ story, position, seed }: Omit<ScriptTurn, 'message'>): Promise<Plot | null> {
    const script = await scriptOf(story);
    if (script === null) return null;
    try {
      const from = position === 'start' ? beginGuided(script, numberOf(seed)) : position;
      return { guide: guide(script, from), advance: (beat) => advance(script, from, beat) };
    } catch (err) {
      if (!(err instanceof ScriptError)) throw err;
      logger.warn({ versionId: story.versionId, err }, 'a script failed');
      return null;
    }
  }

  return {
    plotOf,

    /** The endings of a story that a reader has found. Throws the errors of stories. */
    async endings(viewer: Viewer, storyId: string): Promise<{ found: string[]; total: number }> {
      const story = await stories.readPlayable(await stories.admit(storyId, viewer));
      const script = await scriptOf(story);
      return { found: await findEndings(db, storyId, viewer.userId), total: script?.endings.size ?? 0 };
    },

    /** What the script tells after a message; null if the story has no script that can be played. */
    async play({ story, position, message, seed }: ScriptTurn): Promise<Answer | null> {
      const script = await scriptOf(story);
      if (script === null) return null;
      try {
        const from = position === 'start' ? begin(script, { seed: numberOf(seed) }).position : position;
        return say(script, from, message, { entries: entriesOf(story) });
      } catch (err) {
        if (!(err instanceof ScriptError)) throw err;
        logger.warn({ versionId: story.versionId, err }, 'a script failed');
        return null;
      }
    },
  };
}

/** What the world book says about names. Secrets stay with the script. */
const entriesOf = ({ lore }: ScriptedStory): Entry[] =>
  lore
    .filter(({ enabled, secret, constant }) => enabled && !secret && !constant)
    .map(({ keys, content }) => ({ names: keys, text: content }));

const numberOf = (seed: string): number =>
  [...seed].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);
