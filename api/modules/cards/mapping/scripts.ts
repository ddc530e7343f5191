import type { Report } from './report.ts';

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
export function removeScripts<Value>(value: Value, report: Report): Value {
  if (Array.isArray(value)) return value.map((one) => removeScripts(one, report)) as Value;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => [name, removeScripts(one, report)]);
    return Object.fromEntries(fields) as Value;
  }
  if (typeof value !== 'string') return value;
  const text = removeElements(value, 'script', '')
    .replaceAll(SCRIPT_TAG, '')
    .replaceAll(TAG, (tag) => tag.replaceAll(HANDLER, '').replaceAll(ADDRESS, ''))
    .replaceAll(LINK, '](#)');
  if (text !== value) report.add('refused', 'Scripts in texts. A story is plain text');
  return text as Value & string;
}

/** Replaces the elements with a name in a text; an unclosed one stays. */
export function removeElements(text: string, name: string, by: string): string {
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
