import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';

export const typeNames: Readonly<Record<Campaign['type'], string>> = { STORY: 'Stories', ROLE: 'Characters' };

/** Null means no limit. */
interface Schedule {
  startsAt: string | null;
  endsAt: string | null;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Returns an empty text without times. */
export function formatDays({ startsAt, endsAt }: Schedule): string {
  if (startsAt !== null && endsAt !== null) return day.formatRange(new Date(startsAt), new Date(endsAt));
  if (startsAt !== null) return `From ${day.format(new Date(startsAt))}`;
  return endsAt === null ? '' : `Until ${day.format(new Date(endsAt))}`;
}

export type ScheduleState = 'Scheduled' | 'Running' | 'Ended';

/** `now` is in ms. */
export function scheduleState({ startsAt, endsAt }: Schedule, now: number): ScheduleState {
  if (startsAt !== null && now < Date.parse(startsAt)) return 'Scheduled';
  return endsAt === null || now < Date.parse(endsAt) ? 'Running' : 'Ended';
}

/** Converts a time for an input of type `datetime-local`, in the device's time zone. */
export function toLocalInput(iso: string): string {
  const time = new Date(iso);
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts a `datetime-local` value to ISO 8601 in UTC. Returns an invalid value unchanged. */
export function fromLocalInput(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
