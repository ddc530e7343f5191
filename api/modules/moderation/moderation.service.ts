import { DomainError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { ModerationSettings } from './moderation.config.ts';
import { type JudgedPicture, moderationProvider } from './moderation-provider.ts';
import { findForbidden, isTelling, type Reason } from './word-list.ts';

/** What a text is for: a reader's words, words put into a story's mouth, a model's reply, what a picture shows. */
export type Purpose = 'input' | 'edit' | 'fact' | 'output' | 'image';

export type Verdict = { allowed: true } | { allowed: false; reason: Reason | 'provider' | 'unjudged' };

/** The never-list: what opens for no rating. */
export interface Moderation {
  /** By the list of words and, where one is set, by the provider; its failure leaves it to the list. Never throws. */
  check(text: string, purpose: Purpose): Promise<Verdict>;
  /**
   * What a made picture shows, by the provider where one is set: words have no say in pixels. Its failure is a refusal,
   * for a picture can be made again and cannot be taken back. Never throws.
   */
  judge(picture: JudgedPicture): Promise<Verdict>;
  /** By the list of words alone, at once. */
  glance(text: string): Verdict;
  /** A quick look at a text being written: false means that only a disguised word could be refused by now. */
  isTelling(text: string): boolean;
  /** Whether `check` asks somebody, and so takes its time. */
  asksProvider: boolean;
}

const allowed: Verdict = { allowed: true };

export function createModeration({
  config,
  logger,
}: {
  config: ModerationSettings;
  logger: Logger;
}): Moderation {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = config;
  const provider = baseUrl === undefined ? undefined : moderationProvider({ baseUrl, apiKey, model });

  function glance(text: string): Verdict {
    const reason = findForbidden(text);
    return reason === null ? allowed : { allowed: false, reason };
  }

  return {
    glance,
    isTelling,
    asksProvider: provider !== undefined,
    async check(text, purpose) {
      const verdict = glance(text);
      if (!verdict.allowed || provider === undefined || text.trim() === '') return verdict;
      try {
        return (await provider.refuses(text)) ? { allowed: false, reason: 'provider' } : allowed;
      } catch (err) {
        logger.warn({ err, purpose }, 'the moderation provider failed; the list of words decided');
        return verdict;
      }
    },
    async judge(picture) {
      if (provider === undefined) return allowed;
      try {
        const isRefused = await provider.refusesPicture(picture);
        return isRefused ? { allowed: false, reason: 'provider' } : allowed;
      } catch (err) {
        logger.warn({ err }, 'the moderation provider failed; the picture is not kept');
        return { allowed: false, reason: 'unjudged' };
      }
    },
  };
}

/** Says at the start that a model makes pictures and nobody looks at what it made. */
export function warnOfUnjudged(
  {
    IMAGE_BASE_URL,
    MODERATION_BASE_URL,
  }: { IMAGE_BASE_URL?: string | undefined; MODERATION_BASE_URL?: string | undefined },
  logger: Logger,
): void {
  if (IMAGE_BASE_URL === undefined || MODERATION_BASE_URL !== undefined) return;
  logger.warn(
    {},
    'IMAGE_BASE_URL is set without MODERATION_BASE_URL: nobody judges what made pictures show. Set both.',
  );
}

/** Throws image.moderated, or image.failed where nobody could say. */
export async function assertShowable(
  moderation: Pick<Moderation, 'judge'>,
  picture: JudgedPicture,
): Promise<void> {
  const verdict = await moderation.judge(picture);
  if (verdict.allowed) return;
  throw new DomainError(verdict.reason === 'unjudged' ? 'image.failed' : 'image.moderated');
}

/** Throws chat.moderated, or image.moderated for what a picture should show. */
export async function assertAllowed(
  moderation: Pick<Moderation, 'check'>,
  text: string,
  purpose: Purpose,
): Promise<void> {
  const verdict = await moderation.check(text, purpose);
  if (!verdict.allowed) throw new DomainError(purpose === 'image' ? 'image.moderated' : 'chat.moderated');
}
