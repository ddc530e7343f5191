import { cardLimits } from '@storyloom/contract/cards/limits';
import { cutCharacters } from '@storyloom/contract/core/characters';
import { mapTexts } from '../../../platform/well-formed.ts';
import { cleanText } from '../formats/values.ts';
import type { Report } from '../report.ts';
import { replaceMacros } from './macros.ts';

/** Characters of a text that are searched for Markdown; the rest is left out. */
const MAX_MARKDOWN = 20_000;

/**
 * Makes the texts of a value storable in PostgreSQL's JSON: removes NUL, and replaces unpaired surrogates by
 * U+FFFD.
 */
export const toStorable = <Value>(value: Value): Value =>
  mapTexts(value, (text) => text.replaceAll('\0', '').toWellFormed());

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

const SHORTENED = `Texts of more than ${cardLimits.text.toLocaleString('en')} characters are shortened`;

/** Converts texts of a card to plain text with placeholders, and notes what changed. */
export function createPlainText(report: Report) {
  return (given: string): string => {
    const text = cutCharacters(given, cardLimits.text);
    if (text.length < given.length) report.add('shortened', SHORTENED);
    return cleanText(replaceMacros(cleanText(removeScripts(text, report)), report));
  };
}

const SCRIPT_TAG = /<\/?script(?:[\s/][^<>]*)?>/gi;
/** A tag that is closed. The quoted value of an attribute may hold the end of a tag. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)`;
/** The event handlers of HTML begin with one of these words. */
const HANDLER = new RegExp(
  String.raw`\son(?:abort|after|animation|auxclick|before|begin|blur|cancel|canplay|change|click|close|context|copy|cut|dbl|drag|drop|end|error|focus|hash|input|invalid|key|load|message|mouse|page|paste|pause|play|pointer|pop|ratechange|repeat|reset|resize|scroll|search|seek|select|show|stalled|start|storage|submit|suspend|time|toggle|touch|transition|unload|volume|waiting|wheel)[a-z]*${VALUE}`,
  'gi',
);
const ADDRESS = /\s[a-z:]+\s*=\s*["']?\s*javascript:(?:[^"'<>]|"[^"']*"|'[^"']*')*["']?/gi;
const LINK = /\]\(\s{0,20}javascript:[^()\n]{0,500}(?:\([^()\n]{0,500}\)[^()\n]{0,500})?\)/gi;

/**
 * Removes script elements, event handlers and script addresses from the texts of a value, and notes it. Texts are never shown
 * as HTML, so this only removes what nobody wants to read.
 */
export const removeScripts = <Value>(value: Value, report: Report): Value =>
  mapTexts(value, (given) => {
    const text = removeElements(given, 'script', '')
      .replaceAll(SCRIPT_TAG, '')
      .replaceAll(TAG, (tag) => tag.replaceAll(HANDLER, '').replaceAll(ADDRESS, ''))
      .replaceAll(LINK, '](#)');
    if (text !== given) report.add('refused', 'Scripts in texts. A story is plain text');
    return text;
  });

/** Replaces the elements with a name in a text; an unclosed one stays. */
function removeElements(text: string, name: string, by: string): string {
  const opening = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  const closing = new RegExp(`</${name}\\s{0,20}>`, 'gi');
  let kept = '';
  for (let from = 0; ; from = closing.lastIndex) {
    opening.lastIndex = from;
    const start = opening.exec(text)?.index ?? text.length;
    closing.lastIndex = start;
    if (!closing.test(text)) return kept + text.slice(from);
    kept += text.slice(from, start) + by;
  }
}
