import { describe, expect, it } from 'vitest';
import { formatDays, fromLocalInput, scheduleState, toLocalInput } from './schedule.model.ts';

const campaign = { startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-08T00:00:00.000Z' };

describe('scheduleState', () => {
  it.each([
    ['2026-02-28T23:59:59.999Z', 'Scheduled'],
    ['2026-03-01T00:00:00.000Z', 'Running'],
    ['2026-03-07T23:59:59.999Z', 'Running'],
    ['2026-03-08T00:00:00.000Z', 'Ended'],
  ])('is, at %s, %s', (now, state) => {
    expect(scheduleState(campaign, Date.parse(now))).toBe(state);
  });

  it('treats a time of null as no limit', () => {
    const now = Date.parse('2026-03-08T00:00:00.000Z');
    expect(scheduleState({ startsAt: null, endsAt: null }, now)).toBe('Running');
    expect(scheduleState({ ...campaign, endsAt: null }, now)).toBe('Running');
    expect(scheduleState({ ...campaign, startsAt: null }, now)).toBe('Ended');
  });
});

describe('formatDays', () => {
  it('formats the days that are set', () => {
    const [startsAt, endsAt] = ['2026-03-01T12:00:00.000Z', '2026-03-08T12:00:00.000Z'];
    expect(formatDays({ startsAt, endsAt })).toMatch(/^Mar 1\s–\s8, 2026$/);
    expect(formatDays({ startsAt, endsAt: null })).toBe('From Mar 1, 2026');
    expect(formatDays({ startsAt: null, endsAt })).toBe('Until Mar 8, 2026');
    expect(formatDays({ startsAt: null, endsAt: null })).toBe('');
  });
});

describe('local inputs', () => {
  it('preserve the time', () => {
    expect(fromLocalInput(toLocalInput(campaign.startsAt))).toBe(campaign.startsAt);
  });

  it('leave an empty input to the form’s validation', () => {
    expect(fromLocalInput('')).toBe('');
  });
});
