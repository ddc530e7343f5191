import { OPTIONS_MARKER, type PromptMessage } from '../providers/providers.service.ts';
import type { MessageRow } from './chat.schema.ts';
import type { PlayableStory } from './neighbours.ts';
import { estimateTokens } from './tokens.ts';

/** What a request to a model may hold, in tokens. */
export const inputBudget = 6_000;
export const maxReplyTokens = 700;

const PREFIX_SHARE = 0.35;
const LORE_SHARE = 0.2;
/** However long they are, the last turns are always sent. */
const LEAST_MESSAGES = 12;

const perspectives = {
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

export interface PromptParts {
  story: PlayableStory;
  /** The path from the head up, newest first, the opening scene last; the reader's turn is the first. */
  path: readonly Pick<MessageRow, 'role' | 'text'>[];
  /** Of the world book: what always holds, for the prefix, and what this turn calls up; whole texts in order. */
  lore: { constant: readonly string[]; triggered: readonly string[] };
  /** The reply goes on from its own beginning, which is the newest message of the path. */
  goesOn: boolean;
}

/** A stable prefix first, so that providers can cache it; then the path; what changes each turn comes last. */
export function assemblePrompt({ story, path, lore, goesOn }: PromptParts): PromptMessage[] {
  const system = prefix(story, lore.constant);
  const extra = reminder(story, lore.triggered, goesOn);
  const left = inputBudget - estimateTokens(system) - estimateTokens(extra);
  const recent = newestWithin(path, left).map(({ role, text }): PromptMessage => ({ role, content: text }));
  return [
    { role: 'system', content: system },
    ...recent.slice(0, -1),
    { role: 'system', content: extra },
    ...recent.slice(-1),
  ];
}

function prefix(story: PlayableStory, constant: readonly string[]): string {
  const voice = `${story.main.name}: ${story.main.profile}`;
  const job =
    story.type === 'ROLE'
      ? `You speak as ${story.main.name} in “${story.title}”. Stay in character; never write the reader’s words.`
      : `You narrate the interactive story “${story.title}”. Never decide what the reader’s character does or says.`;
  const cast = story.supporting.map((one) =>
    [
      `${one.name}: ${one.profile}`,
      one.profession,
      one.personality,
      one.appearance,
      `Speaks: ${one.speechStyle}`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  );
  const parts = [
    job,
    perspectives[story.perspective],
    ratings[story.rating],
    'Never sexual content with minors, never real persons. Write 80 to 180 words and end where the reader must act.',
    `Then write a line “${OPTIONS_MARKER}” and under it three short things the reader might do, one a line.`,
    constant.length > 0 ? `Rules of this world:\n${constant.join('\n\n')}` : '',
    `Main character:\n${voice}`,
    cast.length > 0 ? `Cast:\n${cast.join('\n')}` : '',
    story.styleSample === '' ? '' : `Write like this sample:\n${story.styleSample}`,
  ];
  return withinTokens(parts, inputBudget * PREFIX_SHARE);
}

function reminder(story: PlayableStory, lore: readonly string[], goesOn: boolean): string {
  const known = withinTokens([...lore], inputBudget * LORE_SHARE);
  const going = goesOn ? 'Go on exactly where the last message stops; repeat nothing of it.' : '';
  return [known === '' ? '' : `Known here:\n${known}`, perspectives[story.perspective], going]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Whole parts in order, leaving out what does not fit. */
function withinTokens(parts: readonly string[], budget: number): string {
  let left = budget;
  const kept = parts.filter((part) => {
    const cost = estimateTokens(part);
    if (part === '' || cost > left) return false;
    left -= cost;
    return true;
  });
  return kept.join('\n\n');
}

/** The newest messages that fit, oldest first; a message is never cut in half. */
function newestWithin<Message extends { text: string }>(path: readonly Message[], budget: number): Message[] {
  let left = budget;
  const kept: Message[] = [];
  for (const message of path) {
    left -= estimateTokens(message.text);
    if (left < 0 && kept.length >= LEAST_MESSAGES) break;
    if (message.text !== '') kept.push(message);
  }
  return kept.reverse();
}
