export type SearchField = 'any' | 'title' | 'tag' | 'author';

/** A word or a quoted phrase of a keyword. */
export interface Term {
  text: string;
  field: SearchField;
  /** Quoted: the words must follow one another, and their spelling is not corrected. */
  exact: boolean;
  exclude: boolean;
}

/** An optional minus, an optional field, then a phrase (an unclosed quote extends to the end) or a word. */
const TERM = /(?<minus>-)?(?:(?<field>title|tag|author):)?(?:"(?<quoted>[^"]*)"?|(?<word>[^\s"]+))/giu;
const CURLY_QUOTES = /[\u201c\u201d\u201e\u00ab\u00bb\uff02]/gu;
const UNSTORABLE = /\p{Cc}|\p{Cs}/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Parses a keyword such as `tag:vampire author:mara -horror "exact words"`. Accepts any text. */
export function parseKeyword(keyword: string): Term[] {
  const plain = keyword.replace(UNSTORABLE, ' ').replace(CURLY_QUOTES, '"').normalize('NFC');
  const terms: Term[] = [];
  for (const { groups = {} } of plain.matchAll(TERM)) {
    const text = (groups.quoted ?? groups.word ?? '').trim();
    if (!HAS_WORD.test(text)) continue;
    terms.push({
      text,
      field: toField(groups.field),
      exact: groups.quoted !== undefined,
      exclude: groups.minus !== undefined,
    });
  }
  return terms;
}

/** Formats terms as a keyword that `parseKeyword` parses to the same terms. */
export function formatKeyword(terms: readonly Term[]): string {
  return terms
    .map(({ text, field, exact, exclude }) => {
      const words = exact ? `"${text}"` : text;
      return `${exclude ? '-' : ''}${field === 'any' ? '' : `${field}:`}${words}`;
    })
    .join(' ');
}

/** The terms with the words of each wanted phrase as terms of their own. One quoted word stays as it is written. */
export function splitPhrases(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => {
    const words = term.exact && !term.exclude ? (term.text.match(WORD) ?? []) : [];
    return words.length > 1 ? words.map((text) => ({ ...term, text, exact: false })) : [term];
  });
}

function toField(written: string | undefined): SearchField {
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
