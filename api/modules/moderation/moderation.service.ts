import { DomainError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { ModerationSettings } from './moderation.config.ts';
import { type ImageReason, type JudgedImage, moderationProvider } from './moderation-provider.ts';
import { findForbidden, hasTriggerWord, type Reason } from './word-list.ts';

/** The kind of a text: a user message, an edited reply, a pinned fact, a profile, a model's reply, an image prompt. */
export type Purpose = 'input' | 'edit' | 'fact' | 'profile' | 'output' | 'image';

export type Verdict = { allowed: true } | { allowed: false; reason: Reason | 'provider' };
export type ImageVerdict = { allowed: true } | { allowed: false; reason: ImageReason | 'unjudged' };

/** Refuses content that no rating allows. */
export interface Moderation {
  /** Checks a text by the word list and then by the provider, if configured. If the provider fails, the list decides. Never throws. */
  check(text: string, purpose: Purpose): Promise<Verdict>;
  /**
   * Checks a generated image by the provider, if configured. A failure of the provider is a refusal (`unjudged`), because an
   * image can be generated again but not withdrawn. Never throws.
   */
  judge(image: JudgedImage): Promise<ImageVerdict>;
  /** Checks a text by the word list only. */
  checkWords(text: string): Verdict;
  /** A fast test for partial text: if false, only a disguised word could be refused. */
  hasTriggerWord(text: string): boolean;
  /** True if `check` calls a provider and is therefore slow. */
  usesProvider: boolean;
}

const allowed = { allowed: true } as const;

export function createModeration({
  config,
  logger,
}: {
  config: ModerationSettings;
  logger: Logger;
}): Moderation {
  const { MODERATION_BASE_URL: baseUrl, MODERATION_API_KEY: apiKey, MODERATION_MODEL: model } = config;
  const provider = baseUrl === undefined ? undefined : moderationProvider({ baseUrl, apiKey, model });

  function checkWords(text: string): Verdict {
    const reason = findForbidden(text);
    return reason === null ? allowed : { allowed: false, reason };
  }

  return {
    checkWords,
    hasTriggerWord,
    usesProvider: provider !== undefined,
    async check(text, purpose) {
      const verdict = checkWords(text);
      if (!verdict.allowed || provider === undefined || text.trim() === '') return verdict;
      try {
        return (await provider.refuses(text)) ? { allowed: false, reason: 'provider' } : allowed;
      } catch (err) {
        logger.warn({ err, purpose }, 'the moderation provider failed; used the word list only');
        return verdict;
      }
    },
    async judge(image) {
      if (provider === undefined) return allowed;
      try {
        const reason = await provider.refuseImage(image);
        return reason === null ? allowed : { allowed: false, reason };
      } catch (err) {
        logger.warn({ err }, 'the moderation provider failed; refused the image');
        return { allowed: false, reason: 'unjudged' };
      }
    },
  };
}

/** Logs a warning at startup if a model generates images that no provider checks. */
export function warnAboutUnjudgedImages(
  {
    IMAGE_BASE_URL,
    MODERATION_BASE_URL,
  }: { IMAGE_BASE_URL?: string | undefined; MODERATION_BASE_URL?: string | undefined },
  logger: Logger,
): void {
  if (IMAGE_BASE_URL === undefined || MODERATION_BASE_URL !== undefined) return;
  logger.warn(
    {},
    'IMAGE_BASE_URL is set without MODERATION_BASE_URL: generated images are not checked. Set both.',
  );
}

/** Throws image.moderated with the reason for a refused image, and image.failed if the provider failed. */
export async function assertImageAllowed(
  moderation: Pick<Moderation, 'judge'>,
  image: JudgedImage,
): Promise<void> {
  const verdict = await moderation.judge(image);
  if (verdict.allowed) return;
  if (verdict.reason === 'unjudged') throw new DomainError('image.failed');
  throw new DomainError('image.moderated', { place: 'result', reason: verdict.reason });
}

/** Throws chat.moderated for a refused text, or image.moderated for an image prompt. */
export async function assertAllowed(
  moderation: Pick<Moderation, 'check'>,
  text: string,
  purpose: Purpose,
): Promise<void> {
  const verdict = await moderation.check(text, purpose);
  if (!verdict.allowed) throw new DomainError(purpose === 'image' ? 'image.moderated' : 'chat.moderated');
}
