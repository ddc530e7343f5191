import { storyFields } from '@storyloom/contract/stories/story-fields';
import type { StoryContent, StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { DomainError } from '../../platform/errors.ts';
import type { Verdict } from '../moderation/moderation.service.ts';
import { textsOf } from './content.ts';
import type { DraftsParts } from './parts.ts';

type Moderation = DraftsParts['moderation'];
type Refusal = Extract<Verdict, { allowed: false }>['reason'];
/** A path, and the text there. */
type Text = readonly [string, string];

const messages: Readonly<Record<Refusal, string>> = {
  minors: 'Sexual content involving minors is never allowed.',
  'real-persons': 'Sexual content about real persons is never allowed.',
  provider: 'This text isn’t allowed by our safety rules.',
};

/** Maximum characters of one request to the provider, whose time is limited. */
const MAX_JUDGED = 20_000;

/** Maximum number of refused texts that are searched for: each takes several sequential requests. */
const MAX_SEARCHED = 20;

/** Paths of values that no author writes and no form shows. */
const hidden = /\.(?:id|logic|passage|imageId|portrait)$/;

/**
 * Checks the texts of a publication. Throws story.moderated with a message for each refused text, by its path; the
 * path of the note is `changeNote`.
 */
export async function assertStoryAllowed(
  moderation: Moderation,
  content: StoryContent,
  changeNote: string,
): Promise<void> {
  const shown = { ...content, changeNote };
  const fields = refusedWords(moderation, shown);
  const isJudged = moderation.usesProvider && Object.keys(fields).length === 0;
  for (const field of isJudged ? ([...storyFields, 'changeNote'] as const) : []) {
    for (const texts of inRequests(textsOf(shown[field], [field]))) await judge(moderation, texts, fields);
  }
  if (Object.keys(fields).length > 0) throw new DomainError('story.moderated', { fields });
}

/** Checks a draft that its author plays, by the word list only. Throws story.moderated like `assertStoryAllowed`. */
export function assertPlayable(moderation: Pick<Moderation, 'checkWords'>, draft: StoryDraftContent): void {
  const fields = refusedWords(moderation, draft);
  if (Object.keys(fields).length === 0) return;
  throw new DomainError(
    'story.moderated',
    { fields },
    'A text of this story isn’t allowed by our safety rules.',
  );
}

/** Messages of the texts that the word list refuses, by path. */
function refusedWords(moderation: Pick<Moderation, 'checkWords'>, content: object): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [path, text] of textsOf(content)) {
    const verdict = moderation.checkWords(text);
    if (!verdict.allowed) fields[path] = messages[verdict.reason];
  }
  return fields;
}

/**
 * Adds messages for the texts that the provider refuses to `fields`. Halves a refused group and checks both
 * halves, so that few requests find one text among many. For texts that are only refused together, or once enough
 * others are found, names the first one that the author sees.
 */
async function judge(
  moderation: Moderation,
  texts: readonly Text[],
  fields: Record<string, string>,
): Promise<void> {
  const verdict = await moderation.check(texts.map(([, text]) => text).join('.\n\n'), 'profile');
  const first = texts.find(([path]) => !hidden.test(path)) ?? texts[0];
  if (verdict.allowed || first === undefined) return;
  const named = Object.keys(fields).length;
  if (texts.length > 1 && named < MAX_SEARCHED) {
    const middle = Math.ceil(texts.length / 2);
    await judge(moderation, texts.slice(0, middle), fields);
    await judge(moderation, texts.slice(middle), fields);
  }
  if (Object.keys(fields).length === named) fields[first[0]] = messages[verdict.reason];
}

/** Groups the texts of a field into few requests: one for each lore entry would be too many. */
function* inRequests(texts: Iterable<Text>): Generator<readonly Text[]> {
  let request: Text[] = [];
  let length = 0;
  for (const text of texts) {
    if (text[1].trim() === '') continue;
    if (request.length > 0 && length + text[1].length > MAX_JUDGED) {
      yield request;
      request = [];
      length = 0;
    }
    request.push(text);
    length += text[1].length;
  }
  if (request.length > 0) yield request;
}
