import type { Campaign } from '@storyloom/contract/entities/campaign';

export const typeNames: Readonly<Record<Campaign['type'], string>> = { STORY: 'Stories', ROLE: 'Characters' };

/** Null has no limit. */
interface Schedule {
  startsAt: string | null;
  endsAt: string | null;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Empty without times. */
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

/** A time for an input of the type `datetime-local`, in the zone of the device. */
export function toLocalInput(iso: string): string {
  const time = new Date(iso);
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The time of such an input as ISO 8601 in UTC; unchanged if it is none. */
export function fromLocalInput(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
