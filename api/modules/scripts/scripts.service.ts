import { scriptRefusal } from '@storyloom/contract/stories/entities/script-report';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { type Advance, advance, beginGuided, type Guide, guide } from '@storyloom/script/guide';
import { type Answer, type Entry, moveOver, type Position, say } from '@storyloom/script/playthrough';
import type { Report } from '@storyloom/script/report';
import { readScript, type Script } from '@storyloom/script/script';
import pLimit from 'p-limit';
import type { Db } from '../../platform/db.ts';
import { DomainError, TransportError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../catalogue/catalogue.service.ts';
import type { ScriptPosition } from '../messages/messages.service.ts';
import { compileInWorker, reportInWorker } from './compile.ts';
import { findEndings } from './endings.repository.ts';
import type { FirstScene } from './first-scene.ts';

export { insertEnding } from './endings.repository.ts';
export { type FirstScene, firstScene, withFirstScene } from './first-scene.ts';

/** Compiled scripts kept in memory, of up to about 500 kB each. */
const maxCached = 50;

/** Scripts compiled at once for readers, and checked at once for authors: each has a worker thread. */
const atOnce = 2;

/** Checks that wait for others; further ones are refused. */
const maxWaiting = 20;

type ScriptedStory = Pick<PlayableStory, 'versionId' | 'script'>;

export interface ScriptTurn {
  story: ScriptedStory;
  /** `start` below the opening scene. */
  position: ScriptPosition | 'start';
  message: string;
  /** What the world book says of names in the message. */
  entries: readonly Entry[];
  seed: string;
}

/** What a reply of the script tells, and where the story is after it. */
export type ScriptAnswer = Omit<Answer, 'position'> & { position: ScriptPosition };

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
  const limit = pLimit(atOnce);
  const limitChecks = pLimit(atOnce);

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

  /** Compiles an author’s script and plays it at random. Throws 503 while too many others wait. */
  async function check(source: string): Promise<Report> {
    if (limitChecks.pendingCount >= maxWaiting)
      throw new TransportError(503, 'Too many scripts are checked right now. Please try again.', 5);
    return limitChecks(() => reportInWorker(source));
  }

  return {
    check,

    /**
     * The first scene of a draft’s script; null without one. Throws request.invalid for a script that cannot be played, and
     * to publish one of a type, that cannot be finished.
     */
    async readFirst(script: string | undefined, published: StoryType | null): Promise<FirstScene | null> {
      if (!script?.trim()) return null;
      const report = await check(script);
      const refusal = scriptRefusal(report, published ?? 'ROLE');
      if (refusal !== null && (published !== null || report.start === null))
        throw new DomainError('request.invalid', { fields: { script: refusal } }, refusal);
      return report.start;
    },

    /** The endings of a story that a reader has found. Throws the errors of stories. */
    async endings(viewer: Viewer, storyId: string): Promise<{ found: string[]; total: number }> {
      const story = await stories.readPlayable(await stories.admit(storyId, viewer));
      const titles = new Set((await scriptOf(story))?.endings.values());
      const found = await findEndings(db, storyId, viewer.userId);
      return { found: found.filter((title) => titles.has(title)), total: titles.size };
    },

    /** What the script tells after a message; null if the story has no script that can be played. */
    async play({ story, position, message, entries, seed }: ScriptTurn): Promise<ScriptAnswer | null> {
      const { versionId } = story;
      const script = await scriptOf(story);
      if (script === null) return null;
      return orNull(versionId, () => {
        const from = placeIn(script, versionId, position, seed);
        const answer = say(script, from, message, { entries });
        return { ...answer, position: { ...answer.position, versionId } };
      });
    },

    /** Where the story is, as a model has to know it, and how it goes on; null without a script. */
    async plotOf({
      story,
      position,
      seed,
    }: Pick<ScriptTurn, 'story' | 'position' | 'seed'>): Promise<Plot | null> {
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
