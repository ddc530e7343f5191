import { formatCount } from '@storyloom/contract/core/count-format';

/** “1 follower”, “12.40K followers”. */
export const followersText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'follower' : 'followers'}`;
