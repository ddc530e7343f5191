import { formatCount } from '@storyloom/contract/core/count-format';

/** “1 follower”, “12.40K followers”. */
export const followersText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'follower' : 'followers'}`;

/** “2 readers without a profile follow too.” */
export function othersText(count: number, hasNamed: boolean): string {
  const readers = count === 1 ? 'reader without a profile follows' : 'readers without a profile follow';
  return `${formatCount(count)} ${readers}${hasNamed ? ' too' : ''}.`;
}
