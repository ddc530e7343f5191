import { describe, expect, it } from 'vitest';
import { campaignState, fromLocalInput, toLocalInput } from './campaign.model.ts';

const campaign = { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-08T00:00:00.000Z' };

describe('campaignState', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', 'Scheduled'],
    ['2026-03-01T00:00:00.000Z', 'Running'],
    ['2026-03-07T23:59:59.999Z', 'Running'],
    ['2026-03-08T00:00:00.000Z', 'Ended'],
  ])('is at %s %s', (now, state) => {
    expect(campaignState(campaign, Date.parse(now))).toBe(state);
  });
});

describe('local inputs', () => {
  it('keep the time', () => {
    expect(fromLocalInput(toLocalInput(campaign.startsAt))).toBe(campaign.startsAt);
  });

  it('leave an empty input to the check of the form', () => {
    expect(fromLocalInput('')).toBe('');
  });
});
