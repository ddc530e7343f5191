import { describe, expect, it } from 'vitest';
import { chatLimits } from '../chat/limits.ts';
import { packs, plans } from '../payments/plans.ts';
import { grants, pointsLimits, prices } from '../points/limits.ts';
import { saveLimits } from '../saves/limits.ts';
import { storyLimits } from '../stories/limits.ts';
import { storyDraftContent } from '../stories/story-rules.ts';
import { uploadLimits } from '../uploads/limits.ts';
import { userLimits } from '../users/limits.ts';
import { readEndpoints } from './definitions.ts';
import type { Endpoint } from './endpoint.ts';
import { requestLimits } from './request-limits.ts';

const endpoints = await readEndpoints();

describe('limits of the specification', () => {
  it('for stories', () => {
    expect(storyLimits).toMatchObject({
      title: 30,
      characterName: 10,
      summary: 300,
      opening: 500,
      content: 10_000,
      profileWords: 400,
      worldBookWords: 10_000,
      tags: 10,
      options: 10,
      optionLength: 10,
    });
  });

  it('for saves, images, passwords and the points history', () => {
    expect(saveLimits.perStory).toBe(3);
    expect(uploadLimits.imageBytes).toBe(10_485_760);
    expect(userLimits.passwordMin).toBe(6);
    expect(pointsLimits.pageSize).toBe(10);
  });

  it('for requests leave room for the longest message', () => {
    expect(chatLimits.message * 4).toBeLessThan(requestLimits.bodyBytes);
  });
});

describe('requests with the content of a story', () => {
  const takesContent = ({ input }: Endpoint) =>
    'shape' in input && Object.values(input.shape as object).includes(storyDraftContent);
  const named = Object.entries(endpoints).filter(([, endpoint]) => takesContent(endpoint));

  it('are found by their schema', () => {
    expect(named.map(([name]) => name)).toEqual(
      expect.arrayContaining(['stories.modify', 'stories.preview']),
    );
  });

  it.each(named)('of %s have room for the longest one', (_, endpoint) => {
    expect(endpoint.maxBodyBytes).toBe(requestLimits.storyBodyBytes);
  });
});

describe('prices and grants', () => {
  it('for replies, images and guests', () => {
    expect(prices).toEqual({ reply: 1, premiumReply: 5, image: 10, optimize: 2, suggest: 1 });
    expect(grants).toEqual({ guest: 50, realUser: 100, checkIn: 10 });
  });

  it('for packs and plans', () => {
    expect(packs.map(({ quantity, cents }) => [quantity, cents])).toEqual([
      [100, 99],
      [525, 499],
      [2_200, 1_999],
      [6_000, 4_999],
    ]);
    expect(packs.find((pack) => pack.isPopular)?.quantity).toBe(2_200);
    expect(plans.PLUS).toMatchObject({ cents: 999, pointsMonthly: 3_000, packDiscountPercent: 10 });
    expect(plans.PRO).toMatchObject({
      title: 'Go Pro',
      cents: 1_999,
      pointsMonthly: 5_000,
      packDiscountPercent: 20,
    });
  });
});
