import type { SearchField, Term } from './keyword.ts';

/** A term for `story_search_query`. `marks` are tsquery labels: the weights of a field, `*` for a prefix. */
export interface QueryTerm {
  texts: string[];
  marks: string;
  exact: boolean;
}

export interface SearchQuery {
  wanted: QueryTerm[];
  unwanted: QueryTerm[];
}

const WEIGHT_LABELS: Record<SearchField, string> = { any: '', title: 'A', tag: 'B', author: 'C' };

/** Corrections of misspelled words, by the word as typed, the most likely first. */
export type Corrections = ReadonlyMap<string, string[]>;

export const noCorrections: Corrections = new Map();

export function toQuery(terms: readonly Term[], corrections: Corrections): SearchQuery {
  const toQueryTerm = ({ text, field, exact }: Term): QueryTerm => ({
    texts: [text, ...((!exact && corrections.get(text)) || [])],
    marks: WEIGHT_LABELS[field],
    exact,
  });
  return {
    wanted: terms.filter(({ exclude }) => !exclude).map(toQueryTerm),
    unwanted: terms
      .filter(({ exclude }) => exclude)
      .map((term) => ({ ...toQueryTerm(term), texts: [term.text] })),
  };
}

/** Terms to highlight in titles and summaries, so without those of tags and authors. */
export function toHighlightTerms({ wanted }: SearchQuery): QueryTerm[] {
  return wanted.filter(({ marks }) => marks === '' || marks === 'A').map((term) => ({ ...term, marks: '' }));
}

/** A query in which every wanted word is a prefix. */
export function toPrefixQuery(terms: readonly Term[], corrections: Corrections): SearchQuery {
  const { wanted, unwanted } = toQuery(terms, corrections);
  return { wanted: wanted.map((term) => ({ ...term, marks: `*${term.marks}` })), unwanted };
}
