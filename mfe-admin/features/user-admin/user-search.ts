import type { users } from '@storyloom/contract/admin/endpoints/users';
import { userOrders, userStates } from '@storyloom/contract/admin/entities/admin-user';
import type { InputOf } from '@storyloom/contract/core/endpoint';
import { dayOf } from '../admin-parts/day-of.ts';
import { listQuery } from '../admin-parts/list-query.ts';
import { withoutEmpty } from '../admin-parts/without-empty.ts';

/** What the list of users shows, as the address keeps it. Points are as typed. */
export type UserListSearch = Partial<
  Pick<InputOf<typeof users>, 'keyword' | 'state' | 'order' | 'joinedFrom' | 'joinedTo'> & {
    pointsMin: string | undefined;
    pointsMax: string | undefined;
  }
>;

const numberOf = (text: string | null) => (text !== null && /^\d{1,12}$/.test(text) ? text : undefined);

/** Reads the search of an address. Unknown values are left out. */
export function readUserSearch(query: URLSearchParams): UserListSearch {
  const order = userOrders.find((each) => each === query.get('order'));
  return withoutEmpty<UserListSearch>({
    keyword: query.get('q') ?? undefined,
    state: userStates.find((each) => each === query.get('state')),
    order: order === 'NEWEST' ? undefined : order,
    joinedFrom: dayOf(query.get('joinedFrom')),
    joinedTo: dayOf(query.get('joinedTo')),
    pointsMin: numberOf(query.get('pointsMin')),
    pointsMax: numberOf(query.get('pointsMax')),
  });
}

/** The query of the address of a search. */
export const writeUserSearch = ({ keyword, ...choices }: UserListSearch) =>
  withoutEmpty({ ...choices, q: keyword });

/** The input of the list. */
export const toUsersInput = ({ pointsMin, pointsMax, ...search }: UserListSearch) => ({
  ...search,
  ...(pointsMin && { pointsMin: Number(pointsMin) }),
  ...(pointsMax && { pointsMax: Number(pointsMax) }),
});

/** The address of the list that led to a user's page, by the state of its history entry. */
export const toListPath = (state: unknown) => `/admin/users${listQuery(state)}`;
