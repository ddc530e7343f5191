import { describe, expect, it } from 'vitest';
import { creatorProgramme, limits, points, scrollAutoFillCap, timings, toastArea } from './limits.ts';
import { packs, plans } from './plans.ts';

describe('limits of the specification', () => {
  it('for stories', () => {
    expect(limits).toMatchObject({
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
      savesPerStory: 3,
      imageBytes: 10_485_760,
    });
  });

  it('for accounts', () => {
    expect(limits).toMatchObject({ passwordMin: 6, codeResendSeconds: 60, pointsPageSize: 10 });
  });

  it('for requests leave room for the longest message', () => {
    expect(limits.message * 4).toBeLessThan(limits.bodyBytes);
  });

  it('for times in the browser', () => {
    expect(toastArea).toEqual({ visible: 3, gap: 14, width: 356, swipeThreshold: 45 });
    expect(timings).toMatchObject({ toast: 4_000, toastUnmount: 200, streamLine: 30, queryFresh: 10_000 });
    expect(timings).toMatchObject({ barThrottle: 200, barHideDelay: 500, barReset: 400, barDuration: 2_000 });
    expect([scrollAutoFillCap, timings.scrollRestore, timings.copied]).toEqual([5, 400, 1_500]);
  });
});

describe('prices', () => {
  it('equal those of the specification', () => {
    expect(points).toEqual({
      reply: 1,
      premiumReply: 5,
      image: 10,
      optimize: 2,
      guestGrant: 50,
      realUserGrant: 100,
      signIn: 10,
    });
  });

  it('of packs and plans equal those of the specification', () => {
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
      cents: 999,
      pointsMonthly: 5_000,
      packDiscountPercent: 20,
    });
  });

  it('of milestones rise with the number of visitors', () => {
    expect(creatorProgramme).toMatchObject({
      contractCards: 10,
      contractHeat: 1_000,
      withdrawalMinCents: 2_000,
    });
    const cents = creatorProgramme.tiers.map((tier) => tier.cents);
    expect(cents).toEqual([...cents].sort((a, b) => a - b));
  });
});
