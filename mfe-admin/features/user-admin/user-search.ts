import type { users } from '@storyloom/contract/admin/endpoints/users';
import { userStates } from '@storyloom/contract/admin/entities/admin-user';
import type { InputOf } from '@storyloom/contract/core/endpoint';

/** What the list of users shows, as the address keeps it. */
export type UserListSearch = Partial<Pick<InputOf<typeof users>, 'keyword' | 'state' | 'order'>>;

/** Reads the search of an address. Unknown values are left out. */
export function readUserSearch(query: URLSearchParams): UserListSearch {
  const keyword = query.get('q');
  const state = userStates.find((each) => each === query.get('state'));
  return {
    ...(keyword && { keyword }),
    ...(state && { state }),
    ...(query.get('order') === 'NAME' && { order: 'NAME' as const }),
  };
}

/** The query of the address of a search. */
export const writeUserSearch = ({ keyword, state, order }: UserListSearch): Record<string, string> => ({
  ...(keyword && { q: keyword }),
  ...(state && { state }),
  ...(order === 'NAME' && { order }),
});
