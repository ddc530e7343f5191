import type { DataOf, ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { coverPrompt } from '@storyloom/contract/images/endpoints/cover-prompt';
import type { generate } from '@storyloom/contract/images/endpoints/generate';
import { coverSize } from '@storyloom/contract/images/entities/cover';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import type { ImageConfig } from '@storyloom/contract/images/entities/image-config';
import { prices } from '@storyloom/contract/points/limits';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type ListRequest, readPage } from '../../../platform/keyset.ts';
import { toCursorPage } from '../../../platform/paging.ts';
import { ImageError, type Images, type PreparedImage } from '../../images/images.service.ts';
import { assertImageAllowed, type Moderation } from '../../moderation/moderation.service.ts';
import type { HelpParts, HelpRequests } from '../requests/help-requests.service.ts';
import { assertTextsAllowed } from '../texts/moderation.ts';
import { contextText } from '../texts/texts.service.ts';
import { describeCover } from './cover-prompt.ts';
import { countCovers, insertCovers, listCovers } from './generated-covers.repository.ts';
import { coverStyles, findStyle } from './styles.ts';

const LATEST = { name: 'COVERS', isInteger: true };
/** Text of the style samples. */
const SAMPLE = 'A lighthouse above the sea at dusk, and a boat.';

interface Parts extends Pick<HelpParts, 'clock' | 'logger'> {
  db: Db;
  requests: HelpRequests;
  images: Images;
  moderation: Pick<Moderation, 'check' | 'judge'>;
  /** Draws the samples of styles without a model; returns a tiny WebP. */
  drawSample(text: string, style: string): Promise<Buffer>;
}

type Input = ParsedInputOf<typeof generate>;
type Result = { covers: GeneratedCover[] };

/** Generated covers: their styles, descriptions, candidates and history. */
export function createCovers(parts: Parts) {
  const { db, clock, logger, requests, images, moderation } = parts;
  let samples: Promise<ImageConfig['styles']> | undefined;

  async function drawSamples(): Promise<ImageConfig['styles']> {
    const drawn = coverStyles.map(async ({ id, name }) => {
      const bytes = await parts.drawSample(SAMPLE, id);
      return { id, name, sample: `data:image/webp;base64,${bytes.toString('base64')}` };
    });
    return Promise.all(drawn);
  }

  /** One candidate, stored. Covers are seen in lists by everybody, so they are judged for a general audience. */
  async function makeOne(
    input: Input,
    { seed, variant }: { seed: string; variant: number },
    signal: AbortSignal,
  ): Promise<PreparedImage> {
    const { prompt, style } = input;
    const made = await images.generate({
      purpose: 'cover',
      style,
      prompt: modelPrompt(prompt, style),
      scene: { text: prompt, setting: prompt, category: '' },
      seed,
      variant,
      signal,
    });
    const { revisedPrompt: result, bytes, isOffline } = made;
    if (result) await assertPromptAllowed({ result });
    if (!isOffline) {
      await assertImageAllowed(moderation, { bytes, isForAdults: false, signal });
    }
    await made.save();
    return made;
  }

  /** Throws image.moderated with the place and the reason. */
  async function assertPromptAllowed(texts: { content: string } | { result: string }): Promise<void> {
    await assertTextsAllowed(moderation, texts, 'image').catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('image.moderated', error.details) : error;
    });
  }

  async function makeAll(input: Input, requestId: string, signal: AbortSignal): Promise<Result> {
    const making = Array.from({ length: input.count }, (_, variant) =>
      makeOne(input, { seed: requestId, variant }, signal),
    );
    const settled = await Promise.allSettled(making);
    const made = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [failure] = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    if (failure !== undefined) logger.warn({ err: failure, requestId }, 'could not generate a cover');
    if (made.length === 0) {
      const isRefused = failure instanceof ImageError && failure.fault === 'moderated';
      throw isRefused
        ? new DomainError('image.moderated', { place: 'content', reason: 'provider' })
        : failure;
    }
    const createdAt = clock.now().toISOString();
    const { prompt, style } = input;
    return {
      covers: made.map(({ name, cover }) => ({ id: idOf(name), ...cover, prompt, style, createdAt })),
    };
  }

  return {
    async config(): Promise<ImageConfig> {
      samples ??= drawSamples();
      const styles = await samples;
      return {
        price: prices.image,
        styles,
        ...coverSize,
        maxCount: writingHelpLimits.covers,
        available: true,
      };
    },

    /** Throws writing.moderated. */
    async prompt({ context }: ParsedInputOf<typeof coverPrompt>): Promise<DataOf<typeof coverPrompt>> {
      await assertTextsAllowed(moderation, { context: contextText(context) }, 'image');
      return { prompt: describeCover(context) };
    },

    /** Throws points.insufficient, image.failed, image.moderated, request.repeated. */
    async generate(userId: string, input: Input): Promise<DataOf<typeof generate>> {
      const { clientRequestId, ...content } = input;
      if (findStyle(input.style) === undefined) {
        const fields = { style: 'Choose a style' };
        throw new DomainError('request.invalid', { fields });
      }
      const { answer } = await requests.begin<Result>({
        userId,
        clientRequestId,
        content,
        kind: 'COVER',
        reason: 'story.cover',
        price: prices.image,
        holds: input.count,
        assertAllowed: () => assertPromptAllowed({ content: input.prompt }),
        work: {
          failed: 'image.failed',
          async run({ requestId, signal }) {
            const result = await makeAll(input, requestId, signal);
            return { result, holds: result.covers.length };
          },
          store: (tx, { covers }) =>
            insertCovers(
              tx,
              covers.map(({ id, prompt, style, createdAt, ...cover }) => ({
                userId,
                id,
                prompt,
                style,
                cover,
                createdAt: new Date(createdAt),
              })),
            ),
        },
      });
      const { result, pointsCharged } = await answer;
      return { covers: result.covers, pointsCharged };
    },

    /** The latest first. */
    async history(userId: string, request: ListRequest): Promise<CursorPage<GeneratedCover>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listCovers(db, userId, range)),
        countCovers(db, userId, listLimits.totalCountCap + 1),
      ]);
      const covers = rows.map(({ id, cover, prompt, style, createdAt }) => ({
        id,
        ...cover,
        prompt,
        style,
        createdAt: createdAt.toISOString(),
      }));
      return toCursorPage(covers, { page: request.page, total, nextCursor });
    },
  };
}

const idOf = (name: string) => name.slice(name.indexOf('/') + 1);

function modelPrompt(prompt: string, style: string): string {
  return [
    `A book cover: ${prompt}`,
    `Style: ${findStyle(style)?.prompt ?? ''}. One clear subject, upright format, calm space at the bottom.`,
    'No text, letters, frames or watermarks. Fit for a general audience.',
  ].join('\n');
}
