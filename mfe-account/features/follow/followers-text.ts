import { formatCount } from '@storyloom/contract/core/count-format';

/** “1 follower”, “12.40K followers”. */
export const followersText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'follower' : 'followers'}`;

/** Of those who are not named: “2 more readers follow.” */
export function othersText(count: number, hasNamed: boolean): string {
  const readers = count === 1 ? 'reader follows' : 'readers follow';
  return `${formatCount(count)} ${hasNamed ? 'more ' : ''}${readers}.`;
}
