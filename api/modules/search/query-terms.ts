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

/** Weights of the fields of a search document: A title, B tags, category and type, C author, D everything else. */
export type Weight = 'A' | 'B' | 'C' | 'D';

const WEIGHT_LABELS: Record<SearchField, Weight | ''> = { any: '', title: 'A', tag: 'B', author: 'C' };

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

/** The wanted terms that apply to the fields of each weight: those of any field, and those of that field. */
export function toTermsByWeight({ wanted }: SearchQuery): { weights: string; terms: QueryTerm[] }[] {
  const termsOf = (weight: Weight) =>
    wanted.filter(({ marks }) => marks === '' || marks === weight).map((term) => ({ ...term, marks: '' }));
  // Most searches name no field, so that one query is enough.
  if (wanted.every(({ marks }) => marks === '')) return [{ weights: 'ABCD', terms: wanted }];
  return (['A', 'B', 'C', 'D'] as const).map((weights) => ({ weights, terms: termsOf(weights) }));
}

/** A query for stories that have any of the wanted words or phrases, or their corrections, in any field. */
export function toAnyQuery(terms: readonly Term[], corrections: Corrections): SearchQuery {
  const { wanted, unwanted } = toQuery(terms, corrections);
  return { wanted: [{ texts: wanted.flatMap(({ texts }) => texts), marks: '', exact: false }], unwanted };
}

/** A query in which every wanted word is a prefix. */
export function toPrefixQuery(terms: readonly Term[], corrections: Corrections): SearchQuery {
  const { wanted, unwanted } = toQuery(terms, corrections);
  return { wanted: wanted.map((term) => ({ ...term, marks: `*${term.marks}` })), unwanted };
}

/** A query for stories with a title in which any of the wanted words begins a word. */
export function toTitlePrefixQuery(terms: readonly Term[], corrections: Corrections): SearchQuery {
  const { wanted, unwanted } = toAnyQuery(terms, corrections);
  return { wanted: wanted.map((term) => ({ ...term, marks: '*A' })), unwanted };
}
