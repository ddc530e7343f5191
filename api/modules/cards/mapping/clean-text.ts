import { withoutLoneSurrogates } from '@storyloom/contract/edits/normal-content';

/** Characters of a text that are searched for Markdown; the rest is left out. */
const MAX_MARKDOWN = 20_000;

/** `<script`, or an address that runs code. */
const SCRIPT = /<script[\s>]|javascript:\s*\S/i;
/** An attribute with code. */
const HANDLER = /\son[a-z]+\s*=/i;

/** The quoted value of an attribute, which may hold the end of a tag. */
const QUOTED_VALUE = /=\s*(?:"[^"]*"|'[^']*')/g;

/** Whether a text holds a script, a script address or a tag with a handler, in time linear in its length. */
export const hasScript = (text: string): boolean =>
  SCRIPT.test(text) || hasHandler(text) || hasHandler(text.replaceAll(QUOTED_VALUE, '='));

const hasHandler = (text: string): boolean =>
  text.split('>').some((part) => {
    const tag = part.search(/<[a-z]/i);
    return tag !== -1 && HANDLER.test(part.slice(tag));
  });

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
  return removeElements(removeElements(text, 'script'), 'style')
    .replaceAll(/<[^<>]*>/g, ' ')
    .slice(0, MAX_MARKDOWN)
    .replaceAll(/!\[[^\]]{0,500}\]\([^)]{0,500}\)/g, ' ')
    .replaceAll(/\[([^\]]{0,500})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/[*_#`~]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Removes the elements with a name from a text; an unclosed one stays. */
function removeElements(text: string, name: string): string {
  const opening = new RegExp(`<${name}`, 'gi');
  const closing = new RegExp(`</${name}>`, 'gi');
  let kept = '';
  for (let from = 0; ; from = closing.lastIndex) {
    opening.lastIndex = from;
    const start = opening.exec(text)?.index ?? text.length;
    closing.lastIndex = start;
    if (!closing.test(text)) return kept + text.slice(from);
    kept += `${text.slice(from, start)} `;
  }
}
