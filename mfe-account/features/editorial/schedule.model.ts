import type { Campaign } from '@storyloom/contract/entities/campaign';

export const typeNames: Readonly<Record<Campaign['type'], string>> = { STORY: 'Stories', ROLE: 'Characters' };

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function formatDays({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>): string {
  return day.formatRange(new Date(startsAt), new Date(endsAt));
}

/** `now` is in ms. */
export function campaignState(
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  now: number,
): 'Scheduled' | 'Running' | 'Ended' {
  if (now < Date.parse(startsAt)) return 'Scheduled';
  return now < Date.parse(endsAt) ? 'Running' : 'Ended';
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
