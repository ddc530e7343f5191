import type { UserOrder } from '@storyloom/contract/admin/entities/admin-user';

interface UserColumn {
  label: string;
  /** With the first press on the heading, and with the next one. */
  orders: readonly [UserOrder, UserOrder];
  ascending: UserOrder;
  isNumber?: boolean;
}

/** The columns of the list of users, each with its orders. */
export const userColumns: readonly UserColumn[] = [
  { label: 'Name', orders: ['NAME', 'NAME_REVERSED'], ascending: 'NAME' },
  { label: 'Joined', orders: ['NEWEST', 'OLDEST'], ascending: 'OLDEST' },
  { label: 'Last seen', orders: ['LATEST_SEEN', 'LONGEST_UNSEEN'], ascending: 'LONGEST_UNSEEN' },
  { label: 'Points', orders: ['MOST_POINTS', 'FEWEST_POINTS'], ascending: 'FEWEST_POINTS', isNumber: true },
  {
    label: 'Stories',
    orders: ['MOST_STORIES', 'FEWEST_STORIES'],
    ascending: 'FEWEST_STORIES',
    isNumber: true,
  },
];

/** The same orders as a menu, the usual one first. */
export const orderOptions: readonly { value: UserOrder; label: string }[] = [
  { value: 'NEWEST', label: 'Newest' },
  { value: 'OLDEST', label: 'Oldest' },
  { value: 'NAME', label: 'Name, A to Z' },
  { value: 'NAME_REVERSED', label: 'Name, Z to A' },
  { value: 'LATEST_SEEN', label: 'Last seen latest' },
  { value: 'LONGEST_UNSEEN', label: 'Last seen longest ago' },
  { value: 'MOST_POINTS', label: 'Most points' },
  { value: 'FEWEST_POINTS', label: 'Fewest points' },
  { value: 'MOST_STORIES', label: 'Most stories' },
  { value: 'FEWEST_STORIES', label: 'Fewest stories' },
];
