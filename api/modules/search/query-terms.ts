import type { SearchField, Term } from './keyword.ts';

/** A term as the database reads it; `marks` are weights of the document, or * for a beginning. */
export interface QueryTerm {
  texts: string[];
  marks: string;
  exact: boolean;
}

export interface SearchQuery {
  wanted: QueryTerm[];
  unwanted: QueryTerm[];
}

const MARKS: Record<SearchField, string> = { any: '', title: 'A', tag: 'B', author: 'C' };

/** What else a mistyped word may mean. */
export type Alternatives = ReadonlyMap<string, string[]>;

export function toQuery(terms: readonly Term[], alternatives: Alternatives): SearchQuery {
  const read = ({ text, field, exact }: Term): QueryTerm => ({
    texts: [text, ...((!exact && alternatives.get(text)) || [])],
    marks: MARKS[field],
    exact,
  });
  return {
    wanted: terms.filter(({ exclude }) => !exclude).map(read),
    unwanted: terms.filter(({ exclude }) => exclude).map((term) => ({ ...read(term), texts: [term.text] })),
  };
}

/** What is lit up in a title or a summary: everything wanted there; tags and authors are shown elsewhere. */
export function toLit({ wanted }: SearchQuery): QueryTerm[] {
  return wanted.filter(({ marks }) => marks === '' || marks === 'A').map((term) => ({ ...term, marks: '' }));
}

/** While typing every word may be only the beginning of one. */
export function toBeginnings(terms: readonly Term[], alternatives: Alternatives): SearchQuery {
  const { wanted, unwanted } = toQuery(terms, alternatives);
  return { wanted: wanted.map((term) => ({ ...term, marks: `*${term.marks}` })), unwanted };
}
