import { createLoreEntries } from '@storyloom/api/modules/lore/lore.service.ts';
import { notesOf } from '@storyloom/api/modules/scripts/notes.ts';
import type { SeedStory } from '@storyloom/offline/stories/seed-story';
import { compileScript } from '@storyloom/script/compile';
import { randomFrom, sentencesOf } from '@storyloom/script/explore';
import { writeGenericScript } from '@storyloom/script/generic';
import { type Answer, begin, choose, type Position, resume, say } from '@storyloom/script/playthrough';
import { readScript, type Script } from '@storyloom/script/script';

/** So many playthroughs at least, and at most until each ending is found by words alone. */
const playthroughs = { least: 10, most: 300 };
const maxTurns = 60;
const name = 'Tom Reed';

/** Plays a script by free text, a phrase for each choice, and asks on the way about each person and thing that the story knows. */
export function playWords(story: SeedStory, script: Script, { least, most } = playthroughs) {
  const { entries, questions } = questionsOf(story, script);
  const random = randomFrom(least);
  const found = { acts: 0, understood: 0, questions: 0, answered: 0, repeated: 0, 'dead ends': 0 };
  const endings = new Set<string>();
  const faults = new Set<string>();
  for (let seed = 1; seed <= most && (seed <= least || endings.size < script.endings.size); seed++) {
    let at = begin(script, { facts: { name }, seed });
    let isByWords = true;
    const sentences = new Set(sentencesOf(story.opening));
    for (let turn = 1; turn <= maxTurns && at.ending === null; turn++) {
      const option = at.options[Math.floor(random() * at.options.length)];
      if (!option) found['dead ends']++;
      if (!option || option.id === 'again') break;
      const { position } = at;
      if (seed <= least) {
        const question = questions[found.questions++ % questions.length] ?? '';
        const { kind } = say(script, position, question, { entries });
        if (kind === 'aside' || kind === 'choice') found.answered++;
      }
      const meant = choose(script, position, option.id);
      const phrases = option.phrases.length > 0 ? option.phrases : [option.text];
      const means = (phrase = '') => say(script, position, `I ${phrase}.`).text === meant.text;
      const isUnderstood = means(phrases[turn % phrases.length]);
      found.acts++;
      if (isUnderstood) found.understood++;
      isByWords &&= isUnderstood || phrases.some(means);
      for (const who of deadSpeakers(script, position, meant)) faults.add(`lets ${who} speak, who is dead`);
      for (const sentence of meant.kind === 'unclear' ? [] : sentencesOf(meant.text)) {
        if (sentences.has(sentence)) found.repeated++;
        sentences.add(sentence);
      }
      at = meant;
    }
    const isAsked = script.questions.some(({ variable }) => variable === 'name');
    if (isAsked && resume(script, at.position).get('name') !== name) faults.add('forgets the reader’s name');
    if (at.ending !== null && isByWords) endings.add(at.ending);
  }
  return { ...found, endings: endings.size, faults };
}

/** Plays a story without its script. */
export function playNotes(story: SeedStory) {
  const content = contentOf(story);
  const { json } = compileScript(
    writeGenericScript(notesOf({ ...content, lore: createLoreEntries(content) })),
  );
  return playWords(story, readScript(json ?? ''));
}

const contentOf = (story: SeedStory) => ({
  ...story,
  supporting: story.supporting ?? [],
  options: story.options ?? [],
});

/** What the world book and the cast tell, and a question about each of them and each topic. */
function questionsOf(story: SeedStory, { topics }: Script) {
  const content = contentOf(story);
  const lore = createLoreEntries(content).filter(({ enabled, secret }) => enabled && !secret);
  const things = [...topics.map(({ phrases }) => phrases), ...lore.map(({ keys }) => keys)];
  return {
    entries: lore.map((entry) => ({ names: entry.keys, text: entry.content })),
    questions: [
      ...[story.main, ...content.supporting].map((person) => `Who is ${person.name}?`),
      ...things.flatMap(([thing]) => (thing ? [`What about ${thing}?`] : [])),
    ],
  };
}

/** People who say something in a text and are dead before it and after it. */
function deadSpeakers(script: Script, before: Position, { text, position: after }: Answer): string[] {
  const alive = [before, after].flatMap((position) => resume(script, position).people('alive') ?? [null]);
  const dead = new Set(script.reactions.flatMap(({ who }) => who ?? []));
  return [...dead].filter((who) => {
    if (alive.includes(who) || alive.includes(null)) return false;
    const called = who.replaceAll('_', ' ');
    return new RegExp(`["”]\\s*(?:says|said|asks|whispers) (?:\\w+\\.? )?${called}\\b`, 'i').test(text);
  });
}
