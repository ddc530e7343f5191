import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { reportReasons, subjectNames } from '@storyloom/contract/moderation/labels';
import { reportReasonNames, subjectKinds } from '@storyloom/contract/moderation/subjects';
import type { CaseState } from './case.model.ts';

/** What the list of cases is narrowed to. */
export type CaseSearch = Partial<
  Pick<InputOf<typeof cases>, 'kind' | 'reason' | 'authorId' | 'keyword' | 'order'>
>;

export const kindOptions = subjectKinds.map((value) => ({ value, label: subjectNames[value] }));
export const reasonOptions = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));
/** The orders of a state. The first one is the usual one, which the address does not name. */
export const orderOptions = {
  waiting: [
    { value: 'OLDEST', label: 'Longest wait' },
    { value: 'NEWEST', label: 'Shortest wait' },
    { value: 'GRAVEST', label: 'Most serious first' },
  ],
  decided: [
    { value: 'NEWEST', label: 'Latest decision' },
    { value: 'OLDEST', label: 'Earliest decision' },
  ],
} as const;

const pick = <Value extends string>(values: readonly { value: Value }[], given: string | null) =>
  values.find(({ value }) => value === given)?.value;

/** Reads the search of the address of a state's list. Unknown values are left out. */
export function readCaseSearch(query: URLSearchParams, state: CaseState): CaseSearch {
  const search: CaseSearch = {
    kind: pick(kindOptions, query.get('kind')),
    reason: pick(reasonOptions, query.get('reason')),
    order: pick(orderOptions[state], query.get('order')),
    authorId: query.get('author') ?? undefined,
    keyword: query.get('q') ?? undefined,
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as CaseSearch;
}

/** The query of the address of a search. */
export function writeCaseSearch({ authorId, keyword, ...choices }: CaseSearch): Record<string, string> {
  const all = { ...choices, author: authorId, q: keyword };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as Record<string, string>;
}
