import { type CollectedEvent, collectedEvent } from '@storyloom/contract/analytics/collector';
import * as z from 'zod/mini';
import type { AnalyticsEvent } from '../analytics.schema.ts';

/** Oldest event that is stored, in ms: browsers send the end of a page that was open for so long. */
export const MAX_AGE_MS = 5 * 86_400_000;

/** Properties that are stored besides those with a column. */
const kept = [
  '$is_first_time',
  'element_id',
  'element_content',
  'element_type',
  'event_duration',
  'metric',
  'value',
];

/** Reads the body of a beacon; null if it is no event. `now` is when it arrived. */
export function readEvent(body: string, now: Date): AnalyticsEvent | null {
  const event = parse(new URLSearchParams(body).get('data') ?? '');
  if (event === null) return null;
  const { properties } = event;
  const text = (name: string) => readText(properties[name]);
  const path = pathOf(text('$url'));
  const stored = kept.flatMap((name) => {
    const value = readValue(properties[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    happenedAt: happenedAt(event, now),
    name: event.event,
    // The id of the browser, also after a login.
    visitorId: printable(event.anonymous_id ?? event.distinct_id),
    source: event.event === '$pageview' ? sourceOf(properties) : null,
    mfe: text('mfe'),
    release: text('release'),
    properties: Object.fromEntries(path === null ? stored : [['path', path], ...stored]),
  };
}

function parse(data: string): CollectedEvent | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(data, 'base64').toString());
    return z.safeParse(collectedEvent, parsed).data ?? null;
  } catch {
    return null;
  }
}

/** When it happened by the clock of this server: the clock of a browser may be wrong by days. */
function happenedAt({ time, _flush_time: sent }: CollectedEvent, now: Date): Date {
  const age = (sent ?? now.getTime()) - time;
  return new Date(now.getTime() - Math.min(Math.max(age, 0), MAX_AGE_MS));
}

/** The source of a campaign, the host of another site, or `direct`. */
function sourceOf(properties: CollectedEvent['properties']): string {
  const from = hostOf(properties.$referrer);
  const campaign = readText(properties.$utm_source) ?? readText(properties.$latest_utm_source);
  if (campaign !== null) return campaign;
  return from === null || from === hostOf(properties.$url) ? 'direct' : from;
}

const hostOf = (url: unknown) => (typeof url === 'string' ? (URL.parse(url)?.hostname ?? null) : null);
const pathOf = (url: string | null) => (url === null ? null : (URL.parse(url)?.pathname ?? null));

/** Removes what PostgreSQL cannot store. */
const printable = (text: string) => text.replaceAll('\0', '').toWellFormed();

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? printable(value).slice(0, 200).toWellFormed() : null;
}

function readValue(value: unknown): string | number | boolean | null {
  return typeof value === 'number' || typeof value === 'boolean' ? value : readText(value);
}
