import { cutCharacters } from '@storyloom/contract/core/characters';
import { type StoryStatus, storyStatuses } from '@storyloom/contract/stories/entities/story-status';
import { type StoryType, storyTypes, workSorts } from '@storyloom/contract/stories/filters';
import { searchLimits } from '@storyloom/contract/stories/search-limits';

export interface WorksFilter {
  status: 'all' | StoryStatus;
  type: 'all' | StoryType;
  sort: (typeof workSorts)[number];
  keyword: string;
}

export const unfiltered: WorksFilter = { status: 'all', type: 'all', sort: 'CHANGED', keyword: '' };

/** The filter in the address; unknown values are ignored. */
export function readFilter(params: URLSearchParams): WorksFilter {
  return {
    status: oneOf(storyStatuses, params.get('status')) ?? unfiltered.status,
    type: oneOf(storyTypes, params.get('type')) ?? unfiltered.type,
    sort: oneOf(workSorts, params.get('sort')) ?? unfiltered.sort,
    keyword: cutCharacters((params.get('q') ?? '').trim(), searchLimits.keyword),
  };
}

/** The parameters of the address, without those at their default. */
export function filterParams(filter: WorksFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.keyword !== '') params.set('q', filter.keyword);
  for (const name of ['status', 'type', 'sort'] as const) {
    if (filter[name] !== unfiltered[name]) params.set(name, filter[name]);
  }
  return params;
}

/** True if the filter excludes works. */
export function isFiltered({ status, type, keyword }: WorksFilter): boolean {
  return status !== 'all' || type !== 'all' || keyword !== '';
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
