import type { SeedStory } from '@storyloom/offline/stories/all';
import type { Exploration } from '@storyloom/script/explore';
import { names } from '@storyloom/script/match';
import type { Script } from '@storyloom/script/script';
import { wordsOf } from '@storyloom/script/words';

/** What the scripts of seed stories must have. Turns are counted from the opening to the ending. */
const limits = {
  story: { endings: [3, 6], minTurns: 8, medianTurns: [10, 30] },
  role: { endings: [0, 6], minTurns: 0, medianTurns: [0, 60] },
} as const;
/** Reactions of each character: to an act, a speech and a question. */
const acts = ['act', 'say', 'ask'] as const;

export function checkScript(story: SeedStory, script: Script, found: Exploration): string[] {
  const { endings, minTurns, medianTurns } = limits[story.type === 'ROLE' ? 'role' : 'story'];
  const lengths = found.lengths.toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const people = [story.main, ...story.supporting].map(({ name }) => name);
  const isTopic = (name: string) =>
    script.topics.some(({ phrases }) => phrases.some((phrase) => names(wordsOf(name), phrase)));
  const problems = [
    found.fault !== null && `stops in ${found.fault.knot}: ${found.fault.message}`,
    (script.endings.size < endings[0] || script.endings.size > endings[1]) &&
      `has ${script.endings.size} endings in place of ${endings.join(' to ')}`,
    (lengths[0] ?? 0) < minTurns && `ends after ${lengths[0]} turns`,
    (median < medianTurns[0] || median > medianTurns[1]) && `ends after ${median} turns in the middle`,
    Math.abs((story.turns ?? median) - median) > 2 &&
      `says that it takes ${story.turns} turns, but takes ${median}`,
    ...[...found.endings].filter(([, count]) => count === 0).map(([title]) => `never ends with “${title}”`),
    ...(story.type === 'ROLE'
      ? []
      : [...new Set(found.deadEnds)].slice(0, 3).map((end) => `does not end: ${end}`)),
    found.unreached.length > 0 && `never reaches ${found.unreached.join(', ')}`,
    ...[...found.repeated].slice(0, 5).map(([sentence, count]) => `repeats “${sentence}” (${count}×)`),
    ...[...found.longOptions.keys()].map((text) => `has a choice that is too long: “${text}”`),
    ...people.filter((name) => !isTopic(name)).map((name) => `has no topic for ${name}`),
    ...people.flatMap((name) => {
      const item = script.reactions.filter(({ who }) => who !== null && names(wordsOf(name), who));
      return acts
        .filter((act) => !item.some((each) => each.act === act))
        .map((act) => `has no reaction “${act}” of ${name}`);
    }),
  ];
  return problems.filter((problem) => typeof problem === 'string');
}
