import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** Words that cannot name an item of a list: ink or the skeleton uses them. */
const taken =
  'not and mod has hasnt true false else end done return name people present alive beginning middle first_end second_end';
const noOptions = ['Go on', 'Turn back'];

interface Person {
  name: string;
  /** The item of the list `people`. */
  item: string;
}

/** A valid script with two endings, made of what the author has written so far. */
export function createStarter(content: StoryDraftContent): string {
  const { main, supporting = [], options = [] } = content;
  const people = nameItems([main, ...supporting].map((person) => oneLine(person?.name ?? '')));
  const items = people.map(({ item }) => item).join(', ');
  const preset = options.map(oneLine).filter((option) => option !== '');
  const choices = (preset.length > 0 ? preset : noOptions).map(
    (option, index) =>
      `+ [${escapeInk(option)} #id: start_${index + 1}]\n    Write what the reader sees now. -> middle\n`,
  );
  const self = isReader(content) ? callsOf(main?.name ?? '') : [];
  const others = self.length > 0 ? people.slice(1) : people;
  const cast =
    people.length === 0
      ? ''
      : `LIST people = ${items}\nVAR present = (${others[0]?.item ?? ''})\nVAR alive = (${items})\n`;
  return `// The opening scene is shown before this script.
${self.length > 0 ? `# self: ${self.join(', ')}\n` : ''}# ask: name What is your name?
VAR name = ""
${cast}-> beginning

=== beginning
#beat
${choices.join('')}
=== middle
#beat
#recap: Write in one sentence what has happened.
Write the scene that leads to the two endings.
+ [Write the first choice #id: first]
    Write how it goes. -> first_end
+ [Write the second choice #id: second]
    Write how it goes. -> second_end

=== first_end
#ending: Write the title of the first ending
Write how the story ends. -> END

=== second_end
#ending: Write the title of the second ending
Write how the story ends in another way. -> END
${people.map((person) => topicOf(person) + (others.includes(person) ? reactionOf(person) : '')).join('')}`;
}

/** True if the texts of a story in the first or second person call its reader by the main character's name: “You are Wren Hallam”. */
function isReader({
  type = 'STORY',
  perspective,
  main,
  summary = '',
  opening = '',
}: StoryDraftContent): boolean {
  const names = callsOf(main?.name ?? '');
  const isTold = perspective === 'FIRST_PERSON' || perspective === 'SECOND_PERSON';
  if (type !== 'STORY' || !isTold || names.length === 0) return false;
  const profile = main?.profile ?? '';
  // A quote is about its speaker, not the reader.
  const told = [summary, profile, opening].join('\n').replaceAll(/["“«][^"”»]*["”»]/g, '');
  const saysSo = new RegExp(
    String.raw`\b(?:you,|you are(?: called)?|you['’]re|your name is|I am|I['’]m|my name is) (?:${names.join('|')})(?!\p{L})`,
    'iu',
  );
  return /^(?:you|the reader)\b/i.test(profile.trim()) || saysSo.test(told);
}

/** “Wren Hallam” is called Wren and Hallam, too. Without signs, which mean something in ink and in patterns. */
function callsOf(name: string): string[] {
  const whole = oneLine(name.replaceAll(/[^\p{L}\p{N}'’ -]/gu, ' '));
  const words = whole
    .split(' ')
    .filter((word) => /^(?!The\b|Mrs?\b|Miss\b|Sir\b)\p{Lu}\p{L}{2,}/u.test(word));
  return [...new Set([whole, ...words])].filter((call) => /\p{L}/u.test(call));
}

/** The topic of a person, in ink. */
const topicOf = ({ name, item }: Person) => `
=== t_${item}
#topic: ${escapeInk(name.replaceAll(',', ' '))}
Write what the reader learns about ${escapeInk(name)}. -> DONE
`;

/** How a person answers what the script does not know. */
const reactionOf = ({ name, item }: Person) => `
=== r_${item}
#react: ${item} say
Write how ${escapeInk(name)} answers. -> DONE
`;

/** Gives each name an item of a list in ink. A name that says none, or the same as an earlier one, has its place in the cast. */
function nameItems(names: readonly string[]) {
  const used = new Set(taken.split(' '));
  return names
    .filter((name) => name !== '')
    .map((name, index) => {
      const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      const plain = letters.match(/[a-z]{3,}/g)?.join('_');
      const item = plain && !used.has(plain) ? plain : `person_${index + 1}`;
      used.add(item);
      return { name, item };
    });
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Text that ink shows as it is. */
const escapeInk = (text: string) => text.replaceAll(/[\\{}|#[\]<>/]|-(?=>)/g, '\\$&');
