import { subjectNames } from '@storyloom/contract/moderation/labels';
import { storyTypeChoices } from '@storyloom/contract/stories/filters';
import { decisionText } from '../admin-parts/decision-text.ts';
import { formatTime } from '../admin-parts/format-time.ts';
import { formatUsd } from '../admin-parts/format-usd.ts';
import { readable } from '../admin-parts/readable.ts';
import { actionText } from './action-text.ts';
import { areaOptions } from './audit-search.ts';

/** The input of an action, by field. */
export type Detail = Readonly<Record<string, unknown>>;

/** Ids, which only the export has, and the rating, which is a part of the outcome. */
export const isShown = (field: string) => !/^(?:id|requestedBy|rating)$|Id$/.test(field);

/** Labels of fields that pages show under another name. */
const names: Readonly<Record<string, string>> = {
  outcome: 'Decision',
  subjectKind: 'Kind',
  isAppeal: 'On an appeal',
  cents: 'Sum',
  amount: 'Points',
  paypalEmail: 'PayPal',
  found: 'Users shown',
  ids: 'Banners',
  storyIds: 'Stories',
  href: 'Leads to',
  imageUrl: 'Picture',
  type: 'For',
};

/** “Ends at” for `endsAt`. */
export const fieldName = (field: string) =>
  names[field] ?? readable(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`));

const labelOf = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

const countOf = (value: unknown) => (Array.isArray(value) ? String(value.length) : anyText(value));

/** Fields whose values are codes. */
const texts: Readonly<Record<string, (value: never, detail: Detail) => string>> = {
  outcome: (value, { rating }) => decisionText(value, (rating ?? null) as never),
  subjectKind: (value) => subjectNames[value],
  cents: formatUsd,
  found: countOf,
  ids: countOf,
  storyIds: countOf,
  action: actionText,
  area: (value) => labelOf(areaOptions, value),
  state: readable,
  type: (value) => labelOf(storyTypeChoices, value),
};

/** The value of a field in the words of the page that it is from. */
export function fieldText(field: string, detail: Detail): string {
  const value = detail[field];
  const text = value === undefined || value === null ? undefined : texts[field];
  return text ? text(value as never, detail) : anyText(value);
}

function anyText(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(anyText).join(', ');
  if (typeof value === 'object') return Object.values(value).map(anyText).join(' → ');
  return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? formatTime(String(value)) : String(value);
}
