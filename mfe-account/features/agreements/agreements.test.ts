import { creatorLimits } from '@storyloom/contract/creators/limits';
import { notificationLimits } from '@storyloom/contract/notifications/limits';
import { userLimits } from '@storyloom/contract/users/limits';
import { describe, expect, it } from 'vitest';
import type { AgreementText } from './agreement.ts';
import { communityGuidelines } from './community-guidelines.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const agreements = [privacyPolicy, termsOfService, communityGuidelines];

const textOf = ({ sections }: AgreementText, id: string) =>
  sections.find((section) => section.id === id)?.paragraphs.join(' ') ?? '';

describe('agreements', () => {
  it.each(agreements)('have a unique anchor for each section: $title', ({ sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Id of the heading of the table of contents.
    expect(ids).not.toContain('contents');
    for (const { paragraphs } of sections) expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('state the product’s periods and amounts, so that changing one requires a new text with a new date', () => {
    const deletion = `${userLimits.deletionDays} days`;
    expect(textOf(privacyPolicy, 'time')).toContain(`nothing is erased for ${deletion}`);
    expect(textOf(termsOfService, 'end')).toContain(`within ${deletion}`);
    expect(textOf(privacyPolicy, 'time')).toContain(
      `Notifications are deleted after ${notificationLimits.retentionDays} days`,
    );
    expect(textOf(termsOfService, 'creators')).toContain(
      `withdrawn ${creatorLimits.holdDays} days after you claimed it: at least ${creatorLimits.withdrawalMinCents / 100} US dollars`,
    );
  });
});
