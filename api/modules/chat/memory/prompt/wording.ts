import type { PlayableStory, StoryCharacter } from '../../../catalogue/catalogue.service.ts';
import { OPTIONS_MARKER } from '../../../providers/providers.service.ts';

export const perspectives = {
  FIRST_PERSON: 'Write in the first person: the reader’s character is “I”.',
  SECOND_PERSON: 'Write in the second person: the reader’s character is “you”.',
  THIRD_PERSON: 'Write in the third person, close to the main character.',
};

const ratings = {
  G: 'Suitable for everyone: no violence beyond mild peril, no romance beyond affection.',
  PG: 'Mild peril and mild romance only.',
  PG_13: 'Moderate intensity; nothing explicit.',
  R: 'Adult themes are allowed; never sexually explicit.',
  X: 'Adult content between adults is allowed.',
  XXX: 'Explicit content between adults is allowed.',
};

/** Instructions at the start of every prompt. */
export function rulesText(story: PlayableStory): string {
  const job =
    story.type === 'ROLE'
      ? `You speak as ${story.main.name} in “${story.title}”. Stay in character; never write the reader’s words.`
      : `You narrate the interactive story “${story.title}”. Never decide what the reader’s character does or says.`;
  return [
    job,
    perspectives[story.perspective],
    ratings[story.rating],
    'Never sexual content with minors, never real persons. Write 80 to 180 words and end at a point where the reader must act.',
    `Then write a line “${OPTIONS_MARKER}” and below it three short things the reader might do, one per line.`,
  ].join('\n\n');
}

export function mainText({ main }: PlayableStory): string {
  return join([`Main character:\n${main.name}: ${main.profile}`, ...voiceTexts(main)]);
}

export function castTexts({ supporting }: PlayableStory): string[] {
  return supporting.map((one) => {
    const style = one.speechStyle === '' ? '' : `Speaks: ${one.speechStyle}`;
    const traits = [one.profession, one.personality, one.appearance, style];
    return join([`Cast, ${one.name}: ${one.profile}`, ...traits, ...voiceTexts(one)]);
  });
}

function voiceTexts({ speechExample = '', relations = [] }: StoryCharacter): string[] {
  return [
    speechExample === '' ? '' : `Would say: “${speechExample}”`,
    ...relations.map(({ to, text }) => `To ${to}: ${text}`),
  ];
}

const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

export function sampleText({ styleSample }: PlayableStory): string {
  return styleSample === '' ? '' : `Write like this sample:\n${styleSample}`;
}
