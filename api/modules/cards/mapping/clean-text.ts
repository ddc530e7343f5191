import { withoutLoneSurrogates } from '../../../platform/well-formed.ts';
import { removeElements } from './scripts.ts';

/** Characters of a text that are searched for Markdown; the rest is left out. */
const MAX_MARKDOWN = 20_000;

/** Makes a text storable: removes NUL and unpaired surrogates, and unifies line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * Makes the texts of a value storable in PostgreSQL's JSON: removes NUL, and replaces unpaired surrogates by
 * U+FFFD.
 */
export const toStorable = <Value>(value: Value): Value => withoutLoneSurrogates(withoutNul(value));

function withoutNul<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '') as Value;
  if (Array.isArray(value)) return value.map(withoutNul) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutNul(inner)]);
  return Object.fromEntries(fields) as Value;
}

/** Returns the beginning of the plain text of HTML and Markdown, on one line. */
export function stripMarkup(text: string): string {
  return removeElements(removeElements(text, 'script', ' '), 'style', ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .slice(0, MAX_MARKDOWN)
    .replaceAll(/!\[[^\]]{0,500}\]\([^)]{0,500}\)/g, ' ')
    .replaceAll(/\[([^\]]{0,500})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/[*_#`~]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
