import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** Words that cannot name an item of a list: ink or the skeleton uses them. */
const taken =
  'not and mod has hasnt true false else end done return name people present alive beginning middle first_end second_end';
const noOptions = ['Go on', 'Turn back'];

/** A valid script with two endings, made of what the author has written so far. */
export function createStarter({ main, supporting = [], options = [] }: StoryDraftContent): string {
  const people = nameItems([main, ...supporting].map((person) => oneLine(person?.name ?? '')));
  const items = people.map(({ item }) => item).join(', ');
  const preset = options.map(oneLine).filter((option) => option !== '');
  const choices = (preset.length > 0 ? preset : noOptions).map(
    (option, index) =>
      `+ [${escapeInk(option)} #id: start_${index + 1}]\n    Write what the reader sees now. -> middle\n`,
  );
  const cast =
    people.length === 0
      ? ''
      : `LIST people = ${items}\nVAR present = (${people[0]?.item})\nVAR alive = (${items})\n`;
  return `// The opening scene is shown before this script.
# ask: name What is your name?
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
${people.map(aboutPerson).join('')}`;
}

/** What is told about a person, and how the person answers what the script does not know. */
const aboutPerson = ({ name, item }: { name: string; item: string }) => `
=== t_${item}
#topic: ${escapeInk(name.replaceAll(',', ' '))}
Write what the reader learns about ${escapeInk(name)}. -> DONE

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
