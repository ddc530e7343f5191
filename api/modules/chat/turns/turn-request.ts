import { createHash } from 'node:crypto';
import { limits, points as prices } from '@storyloom/contract/limits';
import { DomainError } from '../../../platform/errors.ts';
import type { Change } from '../../points/points.service.ts';
import type { RunKind } from '../runs/runs.schema.ts';

type PointsReason = Change['reason'];

export interface TurnRequest {
  kind: RunKind;
  storyId: string;
  archiveId?: string | undefined;
  /** Where the reader believes the save to stand; null: in no message yet; undefined: wherever it does. */
  parentId?: string | null | undefined;
  /** send: the reader's words. */
  content?: string;
  /** refresh, continue: the reply in question. */
  messageId?: string;
  clientRequestId: string;
  model?: string | undefined;
}

/** The reader's words as they are kept. Throws chat.empty, chat.too_long. */
export function readContent(content: string): string {
  const text = content.replaceAll('\0', '').toWellFormed().trim();
  if (text === '') throw new DomainError('chat.empty');
  if (text.length > limits.message) throw new DomainError('chat.too_long', { max: limits.message });
  return text;
}

/** What a request asks for, whatever it is named: a repeat must ask for the same. */
export function requestHash({
  kind,
  storyId,
  archiveId,
  parentId,
  content,
  messageId,
  model,
}: TurnRequest): string {
  const asked = JSON.stringify([
    kind,
    storyId,
    archiveId ?? '',
    parentId ?? '',
    content ?? '',
    messageId ?? '',
    model ?? '',
  ]);
  return createHash('sha256').update(asked).digest('hex');
}

const reasons: Record<RunKind, PointsReason> = {
  send: 'chat.reply',
  refresh: 'chat.regenerate',
  continue: 'chat.continue',
};

export interface Price {
  amount: number;
  reason: PointsReason;
  /** Which of the provider's two models writes. */
  tier: 'standard';
}

/** What a reply costs. Throws chat.model_unknown; premium models open with a plan: chat.model_locked. */
export function priceOf({ kind, model }: TurnRequest): Price {
  if (model === 'premium') throw new DomainError('chat.model_locked', { price: prices.premiumReply });
  if (model !== undefined && model !== 'standard') throw new DomainError('chat.model_unknown');
  return { amount: prices.reply, reason: reasons[kind], tier: 'standard' };
}
