import { type InkList, Story } from 'inkjs';
import type { Choice } from 'inkjs/engine/Choice';
import type { Script } from './script.ts';
import { listOf, valuesOf } from './script.ts';

/** An author’s script that does not end or cannot go on. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

export interface Told {
  text: string;
  /** Lines for “Previously”, from the `recap` tags of what was told. */
  recap: string[];
  /** The title of the ending that was reached. */
  ending: string | null;
  /** True for text of a knot with the tag `unclear`: nothing happened, and the turn is free of charge. */
  isUnclear: boolean;
}

export interface OpenChoice {
  /** The tag `id`, or the place of the choice in the script. */
  id: string;
  text: string;
  phrases: readonly string[];
}

const isMeanwhile = ({ tags }: Choice): boolean => tags?.includes('meanwhile') ?? false;

const openChoiceOf = ({ text, tags, targetPath }: Choice): OpenChoice => ({
  id: valuesOf(tags ?? [], 'id')[0] ?? String(targetPath),
  text,
  phrases: valuesOf(tags ?? [], 'match').flatMap(listOf),
});

/** Length of an option in characters: it fits a button. */
export const maxOption = 60;

/** Limits in characters: of what a turn tells, of an option, and of the state that is stored with each reply. */
const limits = { told: 20_000, option: 300, state: 200_000 };

/** A turn takes about a millisecond; an endless loop is ended, also on a machine that is busy with other work. */
const turnMs = 2_000;
const asideFlow = 'aside';

/** The parsed story of each script: parsing takes longer than a turn. */
const stories = new WeakMap<Script, Story>();

/** One playthrough of a script in memory: what inkjs does, with tags read. It ends when the next one of the same script begins. */
export function createRuntime(script: Script) {
  const story = stories.get(script) ?? new Story(script.json);
  story.ResetState();
  story.allowExternalFunctionFallbacks = true;
  const warnings: string[] = [];
  story.onError = (message) => void warnings.push(message);
  /** The knot that was told last. */
  let knot: string | null = null;
  let speakers: readonly string[] = [];

  /** Where inkjs is within a turn. */
  const currentKnot = () => story.state.currentPathString?.split('.')[0] ?? knot;

  function tell(): Told {
    const told: Told = { text: '', recap: [], ending: null, isUnclear: false };
    const lines: string[] = [];
    const until = Date.now() + turnMs;
    // A story that fails is not played again: it would go on where it was stopped.
    stories.delete(script);
    while (story.canContinue) {
      knot = currentKnot();
      story.ContinueAsync(Math.max(1, until - Date.now()));
      if (!story.asyncContinueComplete || Date.now() > until) {
        knot = currentKnot();
        throw new ScriptError(
          `The script goes round in the knot ${knot} without coming to a choice or an end.`,
        );
      }
      lines.push(story.currentText?.trim() ?? '');
      const tags = story.currentTags ?? [];
      told.recap.push(...valuesOf(tags, 'recap'));
      told.ending = valuesOf(tags, 'ending')[0] ?? told.ending;
      told.isUnclear ||= tags.includes('unclear');
    }
    if (warnings.length > 0) {
      const reasons = warnings
        .splice(0)
        .join('; ')
        .replaceAll(/RUNTIME (?:ERROR|WARNING): /g, '');
      throw new ScriptError(`The script stops in the knot ${knot} or after it: ${reasons}`);
    }
    stories.set(script, story);
    // A line may continue in another knot, so the current knot is that of the open choices.
    knot = story.currentChoices[0]?.sourcePath.split('.')[0] ?? knot;
    told.text = lines.filter((line) => line !== '').join('\n\n');
    if (
      told.text.length > limits.told ||
      story.currentChoices.some(({ text }) => text.length > limits.option)
    )
      throw new ScriptError(`The script tells too much at once in the knot ${knot}.`);
    return told;
  }

  const choices = (): OpenChoice[] =>
    story.currentChoices.filter((choice) => !isMeanwhile(choice)).map(openChoiceOf);

  return {
    tell,
    choices,
    choose(id: string): Told {
      const choice = story.currentChoices.find((each) => !isMeanwhile(each) && openChoiceOf(each).id === id);
      if (!choice) throw new ScriptError(`The choice ${id} is not open.`);
      story.ChooseChoiceIndex(choice.index);
      return tell();
    },
    /** The scene’s own way on, which no reader chooses; null if it has none. */
    goOn(): Told | null {
      const choice = story.currentChoices.find(isMeanwhile);
      if (!choice) return null;
      story.ChooseChoiceIndex(choice.index);
      return tell();
    },
    /** Tells a knot beside the plot, whose open choices stay. One that tells nothing is no turn. */
    aside(name: string): Told {
      const place = knot;
      const turn = story.state.currentTurnIndex;
      story.SwitchFlow(asideFlow);
      try {
        story.ChoosePathString(name);
        const told = tell();
        if (told.text === '') story.state.currentTurnIndex = turn;
        return told;
      } finally {
        story.SwitchToDefaultFlow();
        story.RemoveFlow(asideFlow);
        knot = place;
      }
    },
    visits: (name: string): number => story.state.VisitCountAtPathString(name) ?? 0,
    /** The people of a variable with a list; null if the script has no such variable. */
    people(variable: string): string[] | null {
      const list = story.variablesState.$(variable) as InkList | null;
      return list === null ? null : listOf(list.toString());
    },
    get: (variable: string): unknown => story.variablesState.$(variable),
    /** Sets a variable with a text; others, a list of people for example, are the plot’s own. */
    set(variable: string, value: string): void {
      if (typeof story.variablesState.$(variable) === 'string') story.variablesState.$(variable, value);
    },
    knot: () => knot,
    seed(seed: number): void {
      story.state.storySeed = seed;
    },
    save(): string {
      const state = story.state.toJson();
      if (state.length > limits.state) throw new ScriptError('The variables of the script are too long.');
      return state;
    },
    load(state: string, at: string | null, spoke: readonly string[] = []): void {
      story.state.LoadJson(state);
      knot = at;
      speakers = spoke;
    },
    /** Who spoke in the text before this turn. */
    speakers: () => speakers,
    /** Goes to a knot of this version, for a playthrough of another one; to the start if it is gone. */
    moveTo(name: string | null): Told {
      if (name !== null && script.knots.includes(name)) story.ChoosePathString(name);
      return tell();
    },
  };
}
export type Runtime = ReturnType<typeof createRuntime>;
