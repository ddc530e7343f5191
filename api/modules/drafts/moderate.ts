import { type StoryContent, storyFields } from '@storyloom/contract/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { Verdict } from '../moderation/moderation.service.ts';
import { textsOf } from './content.ts';
import type { DraftsParts } from './parts.ts';

type Refusal = Extract<Verdict, { allowed: false }>['reason'];

const messages: Readonly<Record<Refusal, string>> = {
  minors: 'Sexual content involving minors is never allowed.',
  'real-persons': 'Sexual content about real persons is never allowed.',
  provider: "This text isn't allowed by our safety rules.",
  unjudged: "This text couldn't be checked. Try again.",
};

/** Characters of one request to the provider, whose time is limited. */
const MAX_JUDGED = 20_000;

/**
 * Checks what readers see of a publication. Throws story.moderated with a message for each refused text, by its path;
 * that of the note is `changeNote`.
 */
export async function assertStoryAllowed(
  moderation: DraftsParts['moderation'],
  content: StoryContent,
  changeNote: string,
): Promise<void> {
  const shown = { ...content, changeNote };
  const fields: Record<string, string> = {};
  for (const [path, text] of textsOf(shown)) {
    const verdict = moderation.checkWords(text);
    if (!verdict.allowed) fields[path] = messages[verdict.reason];
  }
  const isJudged = moderation.usesProvider && Object.keys(fields).length === 0;
  for (const field of isJudged ? ([...storyFields, 'changeNote'] as const) : []) {
    for (const text of joinTexts(shown[field])) {
      const verdict = await moderation.check(text, 'profile');
      if (!verdict.allowed) fields[field] = messages[verdict.reason];
    }
  }
  if (Object.keys(fields).length > 0) throw new DomainError('story.moderated', { fields });
}

/** The texts of a field in few requests: one for each entry of the lore would be too many. */
function* joinTexts(value: unknown): Generator<string> {
  let joined = '';
  for (const [, text] of textsOf(value)) {
    const isFull = joined !== '' && joined.length + text.length > MAX_JUDGED;
    if (isFull) yield joined;
    joined = joined === '' || isFull ? text : `${joined}.\n\n${text}`;
  }
  yield joined;
}
