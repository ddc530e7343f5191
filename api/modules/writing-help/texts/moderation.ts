import type { ModeratedPlace } from '@storyloom/contract/stories/entities/writing-help';
import { DomainError } from '../../../platform/errors.ts';
import type { Moderation, Purpose } from '../../moderation/moderation.service.ts';

type Check = Pick<Moderation, 'check'>;

/** Throws writing.moderated with the place and the reason of the first refused text. */
export async function assertTextsAllowed(
  moderation: Check,
  texts: Partial<Record<ModeratedPlace, string>>,
  purpose: Purpose,
): Promise<void> {
  for (const [place, text] of Object.entries(texts)) {
    const verdict = await moderation.check(text, purpose);
    if (!verdict.allowed) throw new DomainError('writing.moderated', { place, reason: verdict.reason });
  }
}
