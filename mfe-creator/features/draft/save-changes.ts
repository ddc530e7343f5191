import { canonicalContent, normalizeContent } from '@storyloom/contract/edits/normal-content';
import { storyLimits } from '@storyloom/contract/limits/stories';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { isBusinessError } from '@storyloom/http/errors';
import type { StoredContent, StoredDraft, StoredStatus } from './draft.state.ts';
import { findEdits } from './find-edits.ts';
import type { DraftPorts, EditsInput, SaveInput } from './ports.ts';

type SavePorts = Pick<DraftPorts, 'save' | 'saveEdits' | 'hash'>;

/** `revision` belongs to the sent content. A response may name a later one, saved by another device. */
export interface SaveAnswer {
  saved: Pick<StoredDraft, 'id'> & StoredStatus;
  revision: number;
}

/**
 * Saves content as edits since the stored content if they are smaller, otherwise as a whole. If the server refuses
 * the edits or has different content after them, sends the whole content.
 */
export async function saveChanges(
  ports: SavePorts,
  input: SaveInput,
  { stored, keepalive }: { stored: StoredContent | null; keepalive: boolean },
): Promise<SaveAnswer> {
  const saveWhole = async (whole: SaveInput) => {
    const saved = await ports.save(whole, { keepalive });
    return { saved, revision: whole.kind === 'first' ? 1 : whole.revision + 1 };
  };
  if (input.kind === 'first' || stored === null || ports.hash === null) return saveWhole(input);
  const [before, sent] = [normalizeContent(stored.content), normalizeContent(input.content)];
  const edits = before && sent && editsOf(input, before, sent);
  if (edits === null || sent === null) return saveWhole(input);
  const saved = await ports.saveEdits(edits, { keepalive }).catch((error: unknown) => {
    if (isBusinessError(error, 'request.invalid')) return null;
    throw error;
  });
  if (saved === null) return saveWhole(input);
  const revision = input.revision + 1;
  const isAgreed = saved.contentHash === (await ports.hash(canonicalContent(sent)));
  return isAgreed ? { saved: { id: input.id, ...saved }, revision } : saveWhole({ ...input, revision });
}

/** Null if the edits are not smaller than the content, or for a published story without a draft to edit. */
function editsOf(
  { id, revision }: Extract<SaveInput, { kind: 'next' }>,
  before: StoryDraftContent,
  after: StoryDraftContent,
): EditsInput | null {
  if (revision === 0) return null;
  const edits = findEdits(before, after);
  if (edits.length === 0 || edits.length > storyLimits.edits) return null;
  return JSON.stringify(edits).length < JSON.stringify(after).length ? { id, revision, edits } : null;
}
