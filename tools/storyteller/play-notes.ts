import { createLoreEntries } from '@storyloom/api/modules/lore/lore.service.ts';
import { notesOf } from '@storyloom/api/modules/scripts/notes.ts';
import type { SeedStory } from '@storyloom/offline/stories/seed-story';
import { compileScript } from '@storyloom/script/compile';
import { sentencesOf } from '@storyloom/script/explore';
import { writeGenericScript } from '@storyloom/script/generic';
import { begin, choose, say } from '@storyloom/script/playthrough';
import { readScript } from '@storyloom/script/script';

const playthroughs = 20;
const turns = 30;

/** Plays a story without its script: by its options, and by a question about each person and thing in it. */
export function playNotes(story: SeedStory) {
  const content = { ...story, supporting: story.supporting ?? [], options: story.options ?? [] };
  const notes = notesOf({ ...content, lore: createLoreEntries(content) });
  const { json, problems } = compileScript(writeGenericScript(notes));
  if (json === null) throw new Error(problems.map(({ message }) => message).join('; '));
  const script = readScript(json);
  const found = { 'dead ends': 0, repeated: 0, 'turns told': 0, questions: 0, answered: 0 };

  for (let seed = 1; seed <= playthroughs; seed++) {
    const told = new Set(sentencesOf(story.opening));
    let at = begin(script, { seed });
    for (let turn = 1; turn <= turns; turn++) {
      // Each reader has a way of their own through the options.
      const option = at.options[(seed * turn + (turn >> 1)) % Math.max(1, at.options.length)];
      if (!option) found['dead ends']++;
      if (!option || option.id === 'again') break;
      at = choose(script, at.position, option.id);
      if (at.kind === 'unclear') continue;
      found['turns told'] = Math.max(found['turns told'], turn);
      for (const sentence of sentencesOf(at.text)) {
        if (told.has(sentence)) found.repeated++;
        told.add(sentence);
      }
    }
  }
  const start = begin(script).position;
  for (const { names, texts } of [...notes.people.map(named), ...notes.topics]) {
    found.questions++;
    const { kind, text } = say(script, start, `What about ${names[0]}?`);
    const isAbout = names.some((name) => text.includes(name)) || texts.some((each) => text.includes(each));
    if (kind !== 'unclear' && isAbout) found.answered++;
  }
  return found;
}

const named = ({ name, about }: { name: string; about: readonly string[] }) => ({
  names: [name],
  texts: about,
});
