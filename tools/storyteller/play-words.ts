import { createLoreEntries } from '@storyloom/api/modules/lore/lore.service.ts';
import { notesOf } from '@storyloom/api/modules/scripts/notes.ts';
import type { SeedStory } from '@storyloom/offline/stories/all';
import { compileScript } from '@storyloom/script/compile';
import { randomFrom, sentencesOf } from '@storyloom/script/explore';
import { writeGenericScript } from '@storyloom/script/generic';
import { peopleThere } from '@storyloom/script/people';
import { type Answer, begin, choose, type Position, resume, say } from '@storyloom/script/playthrough';
import { readScript, type Script } from '@storyloom/script/script';

/** So many playthroughs at least, and at most until each ending is found by words alone. */
const playthroughs = { least: 10, most: 300 };
const maxTurns = 60;
const name = 'Tom Reed';

/** What readers ask of any story at any time. */
const plainQuestions = [
  'Where am I?',
  'What happened here?',
  'What can I do?',
  'What time is it?',
  'Why am I here?',
  'What is this place?',
  'Who am I?',
  'What is going on?',
];
/** And of somebody who is there. */
const questionsToPeople = ['Who are you?', 'What do you want?'];
/** And of a character, whom they come to chat with. */
const questionsToCharacters = [
  'How are you?',
  'What do you do all day?',
  'Tell me about yourself.',
  'How old are you?',
  'Are you lonely?',
  'Have you ever been in love?',
  'Do you have any friends?',
  'Tell me a story.',
  'Tell me a secret.',
  'What do you think of me?',
  'What are you afraid of?',
  'Do you sleep?',
  'Are you real?',
];

/** True if at least 90 % of the questions are answered. */
export const answersEnough = ({ questions, answered }: { questions: number; answered: number }): boolean =>
  answered >= 0.9 * questions;

/** Plays a script by free text, a phrase for each choice, and asks on the way what readers ask, and about each person and thing that the story knows. */
export function playWords(story: SeedStory, script: Script, { least, most } = playthroughs) {
  const { entries, questions } = questionsOf(story, script);
  const personal = [...questionsToPeople, ...(story.type === 'ROLE' ? questionsToCharacters : [])];
  const random = randomFrom(least);
  const found = { questions: 0, answered: 0, acts: 0, understood: 0, repeated: 0, 'dead ends': 0 };
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
        const there = peopleThere(resume(script, position));
        const plain = there.length > 0 ? [...plainQuestions, ...personal] : plainQuestions;
        const nth = found.questions / 2;
        for (const question of [questions[nth % questions.length], plain[nth % plain.length]]) {
          const { kind, text } = say(script, position, question ?? '', { entries });
          const isOffer = at.options.every((each) => text.includes(each.text));
          found.questions++;
          if (kind === 'aside' || (kind === 'choice' && !plain.includes(question ?? '')) || isOffer)
            found.answered++;
        }
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
export function playNotes(story: SeedStory, count = playthroughs) {
  const { json } = compileScript(writeGenericScript(notesOf({ ...story, lore: createLoreEntries(story) })));
  return playWords(story, readScript(json ?? ''), count);
}

/** What the world book and the cast tell, and a question about each of them and each topic. */
function questionsOf(story: SeedStory, { topics }: Script) {
  const lore = createLoreEntries(story).filter(({ enabled, secret }) => enabled && !secret);
  const things = [
    ...topics.flatMap(({ phrases }) => phrases.slice(0, 1)),
    ...lore.flatMap(({ keys }) => keys),
  ];
  return {
    entries: lore.map((entry) => ({ names: entry.keys, text: entry.content })),
    questions: [
      ...[story.main, ...story.supporting].map((person) => `Who is ${person.name}?`),
      ...[...new Set(things)].map((thing) => `What about ${thing}?`),
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
