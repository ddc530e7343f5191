import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import type { ContentField } from '@storyloom/contract/core/content-field';
import { characterFields } from '@storyloom/contract/stories/character-fields';
import { promptTexts, storyTable } from '@storyloom/contract/stories/story-fields';
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

/** Asks for options, which a story with a script has of its own. */
export const optionsRule = `End your reply with a line “${OPTIONS_MARKER}” and below it three short things the reader might do, one per line.`;

/** With options, the longest replies stay within MAX_REPLY_TOKENS, also in languages with long words. */
const words: Record<ReplyLength, string> = {
  SHORT: '40 to 80 words',
  MEDIUM: '80 to 180 words',
  LONG: '180 to 300 words',
};

/** Instructions at the start of every prompt. */
export function rulesText(story: PlayableStory, length: ReplyLength): string {
  const job =
    story.type === 'ROLE'
      ? `You speak as ${story.main.name} in “${story.title}”. Stay in character; never write the reader’s words. Put speech in quotation marks.`
      : `You narrate the interactive story “${story.title}”. Never decide what the reader’s character does or says.`;
  return [
    job,
    ratings[story.rating],
    `Never sexual content with minors, never real persons. Write ${words[length]} and end at a point where the reader must act.`,
  ].join('\n\n');
}

export function mainText({ main }: PlayableStory): string {
  return describe('Main character:\n', main);
}

export function castTexts({ supporting }: PlayableStory): string[] {
  return supporting.map((one) => describe('Cast, ', one));
}

function describe(heading: string, character: StoryCharacter): string {
  const { name, profile, relations = [] } = character;
  const notes = Object.entries(characterFields).map(([field, { toPrompt }]: [string, ContentField]) => {
    const text = character[field as keyof StoryCharacter];
    return toPrompt && typeof text === 'string' && text !== '' ? toPrompt(text) : '';
  });
  const parts = [...notes, ...relations.map(({ to, text }) => `To ${to}: ${text}`)];
  return [`${heading}${name}: ${profile}`, ...parts.filter((part) => part !== '')].join(' · ');
}

/** A text of a story as a part of the prompt. */
export type PromptPart = ReturnType<typeof storyTexts>[number];

const summaryField = { toPrompt: (text: string) => `What the reader knows from the story’s page:\n${text}` };

/** The summary, the author's notes and the style sample, the shortest first. */
export function storyTexts(story: PlayableStory) {
  const summary = { ...summaryField, text: story.summary };
  const texts = promptTexts.map((field) => ({
    toPrompt: storyTable[field].toPrompt,
    text: story[field] ?? '',
  }));
  return [summary, ...texts]
    .filter(({ text }) => text !== '')
    .sort((one, other) => one.text.length - other.text.length);
}
