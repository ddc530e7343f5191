import { createHash } from 'node:crypto';
import type { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import type { endings } from '@storyloom/contract/chat/endpoints/endings';
import type { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import type { questions } from '@storyloom/contract/chat/endpoints/questions';
import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { type ScriptProblem, scriptRefusal } from '@storyloom/contract/stories/entities/script-report';
import type { StoryQuestion } from '@storyloom/contract/stories/entities/story-question';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import type { Entry } from '@storyloom/script/beside';
import { factOf } from '@storyloom/script/facts';
import { writeGenericScript } from '@storyloom/script/generic';
import type { Advance, Guide } from '@storyloom/script/guide';
import type { Answer, FirstScene } from '@storyloom/script/playthrough';
import type { Report } from '@storyloom/script/report';
import type { ScriptScene } from '@storyloom/script/scene';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue, PlayableStory } from '../catalogue/catalogue.service.ts';
import type { ScriptPosition } from '../messages/messages.service.ts';
import { assertAllowed, type Moderation } from '../moderation/moderation.service.ts';
import { findAnswers, hasBegun, rewriteOpening, saveAnswers } from './answers.repository.ts';
import { reportInChild, tellKnotsInChild } from './check.ts';
import { createCheckQueue } from './check-queue.ts';
import { createCompiledScripts } from './compiled.repository.ts';
import { countFound, findEndings, listFound, listNewest } from './endings.repository.ts';
import { notesOf } from './notes.ts';
import { play } from './player.ts';
import type { TurnInput, Turns } from './turns.ts';

export type { FirstScene } from '@storyloom/script/playthrough';
export { insertEnding } from './endings.repository.ts';
export { firstScene, withFirstScene, withoutFirstScene } from './first-scene.ts';

/** Stories whose endings are counted one by one. */
const maxListed = 100;
/** Endings that a profile shows. */
const maxNewest = 12;

type ScriptedStory = Pick<PlayableStory, 'storyId' | 'versionId' | 'script'>;

export interface ScriptTurn {
  userId: string;
  story: PlayableStory;
  /** `start` below the opening scene, null for a path that no script told. */
  position: ScriptPosition | 'start' | null;
  message: string;
  /** What the world book says of names in the message. */
  entries: readonly Entry[];
  /** What the reader has pinned as facts. */
  pins: readonly string[];
  seed: string;
}

interface PlacedTurn extends Pick<ScriptTurn, 'userId' | 'seed'> {
  story: ScriptedStory;
  position: ScriptPosition | 'start';
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
  advance(beat: string | null): Promise<ScriptAdvance | null>;
}

export type Scripts = ReturnType<typeof createScripts>;

interface ScriptsParts {
  db: Db;
  logger: Logger;
  moderation: Pick<Moderation, 'check'>;
  stories: Pick<Catalogue, 'admit' | 'readPlayable' | 'readRatings' | 'readLibraryCards'>;
}

/** Plays the scripts of stories. */
export function createScripts({ db, logger, moderation, stories }: ScriptsParts) {
  const inTurn = createCheckQueue();
  const compiled = createCompiledScripts(db);

  /** Returns null without a script, and if the author’s script fails: the story then goes on without it. */
  async function playOf<Turn extends keyof Turns>(
    { versionId, script }: ScriptedStory,
    turn: Turn,
    input: Parameters<Turns[Turn]>[1],
  ): Promise<ReturnType<Turns[Turn]> | null> {
    if (!script) return null;
    try {
      return await play(compiled, { versionId, source: script }, turn, input);
    } catch (err) {
      logger.warn({ versionId, err }, 'a script failed');
      return null;
    }
  }

  const readStory = async (viewer: Viewer, storyId: string) =>
    stories.readPlayable(await stories.admit(storyId, viewer));

  /** Returns the facts that the script of a story states; null without a playable script. Throws the errors of stories. */
  const aboutFor = async (viewer: Viewer, storyId: string) =>
    playOf(await readStory(viewer, storyId), 'about', null);

  /** Returns the questions of the script or, if it asks none, those of the author. */
  async function askedOf(story: PlayableStory): Promise<readonly StoryQuestion[]> {
    const { questions = [] } = (await playOf(story, 'about', null)) ?? {};
    return questions.length > 0 ? questions : toStoryQuestions(story.readerQuestions);
  }

  /** Reads the reader’s answers only at the start of a playthrough: later positions in the same version contain them. */
  async function inputOf({ story, userId, position, seed }: PlacedTurn, message: string): Promise<TurnInput> {
    const isSameVersion = position !== 'start' && position.versionId === story.versionId;
    const isKnown = isSameVersion && !position.isShared;
    const facts = isKnown ? {} : await findAnswers(db, { storyId: story.storyId, userId });
    return { position, isSameVersion, reader: { facts, seed: numberOf(seed) }, message };
  }

  /** Compiles an author’s script and plays it at random. Throws the errors of the queue. */
  const check = (authorId: string, source: string): Promise<Report> =>
    inTurn(authorId, () => reportInChild(source));

  return {
    /** What the story asks before the first turn; nothing afterwards. Throws the errors of stories. */
    async questions(viewer: Viewer, storyId: string): Promise<DataOf<typeof questions>> {
      const at = { storyId, userId: viewer.userId };
      const asked = await askedOf(await readStory(viewer, storyId));
      if (asked.length === 0 || (await hasBegun(db, at))) return [];
      const answers = await findAnswers(db, at);
      return asked.map((each) => ({ ...each, answer: answers[each.variable] ?? '' }));
    },

    /** Stores the answers to what the story asks. Throws chat.moderated and the errors of stories. */
    async answer(
      viewer: Viewer,
      { storyId, answers }: ParsedInputOf<typeof answerQuestions>,
    ): Promise<{ storyId: string }> {
      const story = await readStory(viewer, storyId);
      const asked = new Set((await askedOf(story)).map(({ variable }) => variable));
      const facts = answers
        .map(({ variable, answer }) => [variable, factOf(answer)] as const)
        .filter(([variable, fact]) => asked.has(variable) && fact !== '');
      const texts = facts.map(([, fact]) => fact).join('\n');
      if (texts !== '') await assertAllowed(moderation, texts, 'input');
      const at = { storyId, userId: viewer.userId };
      await saveAnswers(db, at, Object.fromEntries(facts));
      // A playthrough that was started over has its opening already.
      if (story.readerQuestions?.length && !(await hasBegun(db, at)))
        await rewriteOpening(db, at, await readStory(viewer, storyId));
      return { storyId };
    },

    check,

    /** Returns the texts of these knots of an author’s script by name. Throws the errors of the queue. */
    tellKnots: (authorId: string, source: string, names: readonly string[]) =>
      inTurn(authorId, () => tellKnotsInChild(source, names)),

    /**
     * The first scene of a draft’s script and its turns; null without one. `knot`: that it begins with, by a line of ours above it. Throws
     * request.invalid for a script that cannot be played, and to publish one of a type, that cannot be finished.
     */
    async readFirst(
      authorId: string,
      script: string | undefined,
      published: StoryType | null,
      knot?: string,
    ): Promise<Report['start']> {
      if (!script?.trim()) return null;
      const report = await check(authorId, script);
      const problems =
        knot === undefined ? report.problems : report.problems.map((each) => withoutFirstLine(each, knot));
      const refusal = scriptRefusal({ ...report, problems }, published ?? 'ROLE');
      if (refusal !== null && (published !== null || report.start === null))
        throw new DomainError('request.invalid', { fields: { script: refusal } }, refusal);
      return report.start;
    },

    /** The first scene of a version’s script; null without one that can be played. */
    firstOf: (story: ScriptedStory): Promise<FirstScene | null> => playOf(story, 'about', null),

    /** The endings of a story that a reader has found. Throws the errors of stories. */
    async endings(viewer: Viewer, storyId: string): Promise<DataOf<typeof endings>> {
      const titles = new Set((await aboutFor(viewer, storyId))?.endings);
      const found = await findEndings(db, storyId, viewer.userId);
      return { found: found.filter((title) => titles.has(title)), total: titles.size };
    },

    /** What the story has asked its reader with the answers, and the name by which they have introduced themselves. */
    async answersAt({
      story,
      ...turn
    }: Omit<PlacedTurn, 'story'> & { story: PlayableStory }): Promise<Guide['reader']> {
      const { position } = turn;
      const isNoted = position !== 'start' && isOfNotes(position);
      const scripted = story.script && !isNoted ? story : genericScript(story);
      const [asked, input] = await Promise.all([askedOf(story), inputOf({ ...turn, story: scripted }, '')]);
      const isNameAsked = asked.some(({ variable }) => variable === 'name');
      const wanted = isNameAsked ? asked : [...asked, { variable: 'name', text: 'Your name' }];
      const variables = wanted.map(({ variable }) => variable);
      const heard = await playOf(scripted, 'answers', { ...input, variables });
      const told = { ...story.answers, ...heard };
      return wanted.flatMap(({ variable, text }) => {
        const answer = told[variable] ?? '';
        return answer === '' ? [] : { question: text, answer };
      });
    },

    /** Where the story is after a reply of this version, and who is there; null without a script. */
    sceneAt: async (story: ScriptedStory, position: ScriptPosition): Promise<ScriptScene | null> =>
      position.versionId === story.versionId ? playOf(story, 'scene', position) : null,

    hasFoundEnding: async (userId: string, storyId: string): Promise<boolean> =>
      (await findEndings(db, storyId, userId)).length > 0,

    async foundEndings(viewer: Viewer): Promise<DataOf<typeof foundEndings>> {
      const { userId } = viewer;
      const [found, listed, endings, ratings] = await Promise.all([
        countFound(db, userId),
        listFound(db, userId, maxListed),
        listNewest(db, userId, maxNewest),
        stories.readRatings(viewer),
      ]);
      const cards = await stories.readLibraryCards(
        endings.map(({ storyId }) => storyId),
        ratings,
      );
      const newest = endings.flatMap(({ storyId, title }) => {
        const story = cards.get(storyId);
        return story ? { title, story } : [];
      });
      return { found, newest, stories: listed };
    },

    /**
     * What the story’s script tells after a message, or else one of its notes; null if both fail. The place in a script that
     * fails is kept.
     */
    async play({
      story,
      position,
      message,
      entries,
      pins,
      ...turn
    }: ScriptTurn): Promise<ScriptAnswer | null> {
      const tell = async (scripted: ScriptedStory, isGeneric: boolean) => {
        const { versionId } = scripted;
        const input = await inputOf({ ...turn, story: scripted, position: position ?? 'start' }, message);
        const answer = await playOf(scripted, 'tell', { ...input, entries: isGeneric ? [] : entries, pins });
        return answer && { ...answer, position: { ...answer.position, versionId }, isGeneric };
      };
      const told = position && story.script ? await tell(story, false) : null;
      if (told) return told;
      const noted = await tell(genericScript(story), true);
      const isPlaced = position !== null && position !== 'start' && position.versionId === story.versionId;
      return noted && isPlaced ? { ...noted, position } : noted;
    },

    /** Where the story is, as a model has to know it, and how it goes on; null without a script. */
    async plotOf({ message, ...turn }: PlacedTurn & { message: string }): Promise<Plot | null> {
      const { story } = turn;
      const { versionId } = story;
      const planned = story.script ? await playOf(story, 'plan', await inputOf(turn, message)) : null;
      return (
        planned && {
          guide: planned.guide,
          async advance(beat) {
            const stayed = planned.advance;
            const moved = beat === null ? stayed : await playOf(story, 'follow', { stayed, beat });
            return moved && { ...moved, position: { ...moved.position, versionId } };
          },
        }
      );
    },
  };
}

/** A problem below the line that leads to a knot; one of that line itself is the knot’s. */
function withoutFirstLine(problem: ScriptProblem, knot: string): ScriptProblem {
  const { line } = problem;
  if (line !== 1) return { ...problem, line: line && line - 1 };
  const message = `The script has no part “${knot}” to begin with. It may have been renamed or deleted: play from another one.`;
  return { ...problem, line: null, message };
}

/** Prefix of the versions of scripts that are made of notes. */
const ofNotes = 'notes:';

/** Whether a position is in a script that is made of notes. */
export const isOfNotes = ({ versionId }: ScriptPosition): boolean => versionId.startsWith(ofNotes);

/** A script of the story’s notes. Its version is its text: placeholders are filled for each reader. */
function genericScript(story: PlayableStory): ScriptedStory {
  const script = writeGenericScript(notesOf(story));
  return {
    storyId: story.storyId,
    script,
    versionId: ofNotes + createHash('sha256').update(script).digest('hex').slice(0, 16),
  };
}

const numberOf = (seed: string): number =>
  [...seed].reduce((hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0, 7);
