import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { CaseAge } from '@storyloom/contract/moderation/case-filter';
import type { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { reportReasons, subjectNames } from '@storyloom/contract/moderation/labels';
import { reportReasonNames, subjectKinds } from '@storyloom/contract/moderation/subjects';
import { withoutEmpty } from '../admin-parts/without-empty.ts';

type ListInput = InputOf<typeof cases>;

/** The filters and the order of a list of cases. */
export type CaseSearch = Partial<
  Pick<ListInput, 'kind' | 'reason' | 'age' | 'authorId' | 'keyword' | 'order'>
>;

/** The lists of cases by their names in the address, which does not name the first one. */
export const caseLists = {
  waiting: { state: 'waiting' },
  unassigned: { state: 'waiting', group: 'UNASSIGNED' },
  mine: { state: 'waiting', group: 'MINE' },
  appeals: { state: 'waiting', group: 'APPEALS' },
  decided: { state: 'decided' },
} as const satisfies Record<string, Pick<ListInput, 'state' | 'group'>>;
export type CaseListName = keyof typeof caseLists;
export const caseListNames = Object.keys(caseLists) as CaseListName[];

const ages: Readonly<Record<CaseAge, string>> = { DAY: 'Older than a day', WEEK: 'Older than a week' };

export const kindOptions = subjectKinds.map((value) => ({ value, label: subjectNames[value] }));
export const reasonOptions = reportReasonNames.map((value) => ({ value, label: reportReasons[value] }));
export const ageOptions = (['DAY', 'WEEK'] as const).map((value) => ({ value, label: ages[value] }));

/** The orders of a state. The first one is the usual one, which the address does not name. */
const orders = {
  waiting: [
    { value: 'GRAVEST', label: 'Most serious first' },
    { value: 'OLDEST', label: 'Longest wait' },
    { value: 'NEWEST', label: 'Shortest wait' },
  ],
  decided: [
    { value: 'NEWEST', label: 'Latest decision' },
    { value: 'OLDEST', label: 'Earliest decision' },
  ],
} as const;
export const orderOptions = (list: CaseListName) => orders[caseLists[list].state];

const pick = <Value extends string>(values: readonly { value: Value }[], given: string | null) =>
  values.find(({ value }) => value === given)?.value;

export const readListName = (query: URLSearchParams): CaseListName =>
  caseListNames.find((name) => name === query.get('state')) ?? 'waiting';

/** Reads the search of the address of a list. Unknown values are left out. */
export function readCaseSearch(query: URLSearchParams, list: CaseListName): CaseSearch {
  return withoutEmpty<CaseSearch>({
    kind: pick(kindOptions, query.get('kind')),
    reason: pick(reasonOptions, query.get('reason')),
    age: pick(ageOptions, query.get('age')),
    order: pick(orderOptions(list), query.get('order')),
    authorId: query.get('author') ?? undefined,
    keyword: query.get('q') ?? undefined,
  });
}

/** The query of the address of a list. */
export const writeCaseSearch = (list: CaseListName, { authorId, keyword, ...choices }: CaseSearch) =>
  withoutEmpty({
    state: list === 'waiting' ? undefined : list,
    ...choices,
    author: authorId,
    q: keyword,
  });
