export type SearchField = 'any' | 'title' | 'tag' | 'author';

/** One thing asked for: a word, or words in quotes. */
export interface Term {
  text: string;
  field: SearchField;
  /** Written in quotes: the words stand in this order, and none of them is taken for a slip. */
  exact: boolean;
  exclude: boolean;
}

/** A minus, a field, then words in quotes (a quote never closed reaches to the end) or one word. */
const TERM = /(?<minus>-)?(?:(?<field>title|tag|author):)?(?:"(?<quoted>[^"]*)"?|(?<word>[^\s"]+))/giu;
const CURLY_QUOTES = /[\u201c\u201d\u201e\u00ab\u00bb\uff02]/gu;
const UNSTORABLE = /\p{Cc}|\p{Cs}/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** Reads what a reader typed, for example `tag:vampire author:mara -horror "exact words"`. Refuses nothing. */
export function parseKeyword(keyword: string): Term[] {
  const plain = keyword.replace(UNSTORABLE, ' ').replace(CURLY_QUOTES, '"').normalize('NFC');
  const terms: Term[] = [];
  for (const { groups = {} } of plain.matchAll(TERM)) {
    const text = (groups.quoted ?? groups.word ?? '').trim();
    if (!HAS_WORD.test(text)) continue;
    terms.push({
      text,
      field: fieldOf(groups.field),
      exact: groups.quoted !== undefined,
      exclude: groups.minus !== undefined,
    });
  }
  return terms;
}

/** Terms as a reader would type them. */
export function writeKeyword(terms: readonly Term[]): string {
  return terms
    .map(({ text, field, exact, exclude }) => {
      const words = exact ? `"${text}"` : text;
      return `${exclude ? '-' : ''}${field === 'any' ? '' : `${field}:`}${words}`;
    })
    .join(' ');
}

function fieldOf(written: string | undefined): SearchField {
  switch (written?.toLowerCase()) {
    case 'title':
      return 'title';
    case 'tag':
      return 'tag';
    case 'author':
      return 'author';
    default:
      return 'any';
  }
}
