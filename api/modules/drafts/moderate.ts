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

/** Throws story.moderated with a message for each refused text, by its path. */
export async function assertStoryAllowed(
  moderation: DraftsParts['moderation'],
  content: StoryContent,
): Promise<void> {
  const fields: Record<string, string> = {};
  for (const [path, text] of textsOf(content)) {
    const verdict = moderation.checkWords(text);
    if (!verdict.allowed) fields[path] = messages[verdict.reason];
  }
  // The provider judges a field as a whole: a request for each entry of the lore would be too many.
  const isJudged = moderation.usesProvider && Object.keys(fields).length === 0;
  for (const field of isJudged ? storyFields : []) {
    const text = [...textsOf(content[field])].map(([, each]) => each).join('.\n\n');
    const verdict = await moderation.check(text, 'profile');
    if (!verdict.allowed) fields[field] = messages[verdict.reason];
  }
  if (Object.keys(fields).length > 0) throw new DomainError('story.moderated', { fields });
}
