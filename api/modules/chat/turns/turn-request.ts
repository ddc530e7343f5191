import { createHash } from 'node:crypto';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { countCharacters, hasVisibleText } from '@storyloom/contract/core/characters';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { prices } from '@storyloom/contract/points/limits';
import { DomainError } from '../../../platform/errors.ts';
import { assertAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import type { Change } from '../../points/points.service.ts';
import { hasPremium, type Models, type ModelTier } from '../../providers/providers.service.ts';
import type { RunKind } from '../runs/runs.schema.ts';

export interface TurnRequest {
  kind: RunKind;
  storyId: string;
  saveId?: string | undefined;
  /** The head that the page shows; null for an empty story, undefined to accept any head. */
  parentId?: string | null | undefined;
  /** send: the user message. */
  content?: string;
  /** send: number of the opening that the story begins with. */
  opening?: number | undefined;
  /** refresh, continue: the reply to regenerate or continue. */
  messageId?: string;
  clientRequestId: string;
  model?: string | undefined;
  /** The price that the reader was shown, in points. */
  price?: number | undefined;
}

/** The request with its content normalized and moderated. Throws chat.empty, chat.too_long, chat.moderated. */
export async function checkRequest(moderation: Moderation, request: TurnRequest): Promise<TurnRequest> {
  if (request.kind !== 'send') return request;
  const content = normalizeContent(request.content ?? '');
  await assertAllowed(moderation, content, 'input');
  return { ...request, content };
}

/** The text as PostgreSQL can store it, trimmed. Throws chat.empty, chat.too_long. */
export function normalizeContent(content: string): string {
  const text = content.replaceAll('\0', '').toWellFormed().trim();
  if (!hasVisibleText(text)) throw new DomainError('chat.empty');
  if (countCharacters(text) > chatLimits.message)
    throw new DomainError('chat.too_long', { max: chatLimits.message });
  return text;
}

/**
 * Identifies the content of a request, without its price: two requests with one clientRequestId must have the same
 * hash.
 */
export function hashRequest(request: TurnRequest): string {
  const { kind, storyId, saveId, parentId, content, messageId, model, opening } = request;
  const fields = [kind, storyId, saveId, parentId, content, messageId, model].map((field) => field ?? '');
  return createHash('sha256')
    .update(JSON.stringify(opening === undefined ? fields : [...fields, opening]))
    .digest('hex');
}

type PointsReason = Change['reason'];

const reasons: Record<RunKind, PointsReason> = {
  send: 'chat.reply',
  refresh: 'chat.regenerate',
  continue: 'chat.continue',
};

export interface Price {
  /** In points, regardless of the free replies of a plan. */
  amount: number;
  reason: PointsReason;
  tier: ModelTier;
}

/**
 * The storyteller is one to choose only beside a server. Throws chat.model_locked for the premium model without a
 * membership, and chat.model_unknown.
 */
export async function priceFor(
  { kind, model }: TurnRequest,
  models: Pick<Models, 'standard' | 'premium' | 'isOffline'>,
  readMember: () => Promise<Pick<MemberAccount, 'premiumModels'>>,
): Promise<Price> {
  if (model === undefined || model === 'standard') {
    return { amount: prices.reply, reason: reasons[kind], tier: 'standard' };
  }
  if (model === 'storyteller' && !models.isOffline) {
    return { amount: prices.reply, reason: reasons[kind], tier: 'storyteller' };
  }
  if (model !== 'premium') throw new DomainError('chat.model_unknown');
  const { premiumModels } = await readMember();
  if (!premiumModels) throw new DomainError('chat.model_locked', { price: prices.premiumReply });
  if (!hasPremium(models)) throw new DomainError('chat.model_unknown');
  return { amount: prices.premiumReply, reason: 'chat.premium_reply', tier: 'premium' };
}
