/** Models end a reply with this line, followed by one option per line. */
export const OPTIONS_MARKER = '[[options]]';

const MAX_OPTIONS = 4;
const MAX_OPTION_LENGTH = 60;

const MARKER = /[\s*_`#>~]{0,40}\[\[\s*options?\s*\]\][*_`:]*/iu;
/** The end of a text that may be white space at its end, or the beginning of the marker. */
const PARTIAL_MARKER = /[\s*_`#>~]{0,40}(?:\[(?:\[[\s\w]{0,12}\]?)?)?$/u;
/** Headings over a list of options by models that do not write the marker. */
const HEADINGS = [
  'options',
  'your options',
  'choices',
  'your choices',
  'what do you do?',
  'what will you do?',
];
const BEFORE_HEADING = '\\n[\\s*_`#>~]{0,40}';
const AFTER_HEADING = '[\\s*_`:]{0,20}';
const heading = `(?:${HEADINGS.join('|').replaceAll('?', '\\?')})`;
const HEADING = new RegExp(
  `${BEFORE_HEADING}${heading}${AFTER_HEADING}\\n\\s*(?=(?:[-*•+–—]|\\(?(?:\\d{1,2}|[A-Za-z])[.)])\\s)`,
  'iu',
);
/** The end of a text that may be the beginning of such a heading, or of the list below it. */
const PARTIAL_HEADING = new RegExp(
  `${BEFORE_HEADING}(?:${HEADINGS.map(beginningOf).join('|')}|${heading}${AFTER_HEADING}[-*•+–—(]?\\w{0,2}[.)]?)$`,
  'iu',
);
const END_MARKER = /^[*_`]*\[\[\s*\/\s*options?\s*\]\]/iu;
/** A mark of another kind, which is no option. */
const OTHER_MARKER = /^[*_`]*\[\[/u;
const LIST_MARK = /^(?:[-*•+–—]\s+|\(?(?:\d{1,2}|[A-Za-z])[.)]\s+|option\s+\d{1,2}\s*[:.)]\s*)/iu;
const QUOTED = /^(?:"(.*)"|“(.*)”|'(.*)'|«(.*)»)$/u;

/**
 * Splits streamed text into prose and options. `push` returns prose that can be shown; a tail that may be the start of the
 * marker is buffered.
 */
export function createOptionsSplitter() {
  let buffered = '';
  let list: string | undefined;

  function push(text: string): string {
    if (list !== undefined) {
      list += text;
      return '';
    }
    buffered += text;
    const marker = MARKER.exec(buffered) ?? HEADING.exec(buffered);
    const end =
      (marker ?? PARTIAL_HEADING.exec(buffered) ?? PARTIAL_MARKER.exec(buffered))?.index ?? buffered.length;
    if (marker) list = buffered.slice(end + marker[0].length);
    const prose = buffered.slice(0, end);
    buffered = marker ? '' : buffered.slice(end);
    return prose;
  }

  /** Returns the remaining prose, with the white space at its end, and the options. */
  function end(): { prose: string; options: string[] } {
    if (list === undefined) return { prose: buffered, options: [] };
    const { options, rest } = parseOptions(list);
    return { prose: rest === '' ? '' : `\n\n${rest}`, options };
  }

  return { push, end };
}

/** An expression for every beginning of a text. */
function beginningOf(text: string): string {
  return [...text].reduceRight(
    (rest, character) => `(?:${character === '?' ? '\\?' : character}${rest})?`,
    '',
  );
}

/** The options at the start of a text, and the text after their list. */
function parseOptions(text: string): { options: string[]; rest: string } {
  const lines = text.split('\n');
  const options = new Set<string>();
  let isMarked: boolean | undefined;
  for (const [at, full] of lines.entries()) {
    const line = full.trim();
    if (line === '') continue;
    if (END_MARKER.test(line)) return { options: [...options], rest: restOf(lines, at + 1) };
    const bare = line.replace(/^[*_`]+(?=\S)/u, '');
    const hasMark = LIST_MARK.test(line) || LIST_MARK.test(bare);
    isMarked ??= hasMark;
    const option = readOption(line);
    const isText =
      OTHER_MARKER.test(line) ||
      (isMarked ? !hasMark : options.size === MAX_OPTIONS || option.length > MAX_OPTION_LENGTH);
    if (isText) return { options: [...options], rest: restOf(lines, at) };
    if (option !== '' && option.length <= MAX_OPTION_LENGTH && options.size < MAX_OPTIONS)
      options.add(option);
  }
  return { options: [...options], rest: '' };
}

const restOf = (lines: string[], from: number) => lines.slice(from).join('\n').trim();

/** An option without the marks of its list, emphasis and quotation marks. */
function readOption(line: string): string {
  const unmarked = trimMarks(trimMarks(line.replace(LIST_MARK, '')).replace(LIST_MARK, ''));
  const [, ...quoted] = QUOTED.exec(unmarked) ?? [];
  return quoted.find((text) => text !== undefined) ?? unmarked;
}

const trimMarks = (text: string) => text.replace(/^[\s*_`]+|[\s*_`]+$/gu, '');
