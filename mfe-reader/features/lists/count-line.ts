import { formatWhole } from '@storyloom/contract/core/count-format';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { StoryType } from '@storyloom/contract/stories/filters';

/** "28 stories"; counts beyond the server's cap are "1,000+ stories". */
export function countLine(total: number, type: 'all' | StoryType): string {
  const capped = total > listLimits.totalCountCap;
  const count = capped ? `${formatWhole(listLimits.totalCountCap)}+` : formatWhole(total);
  const [singular, plural] = type === 'ROLE' ? ['character', 'characters'] : ['story', 'stories'];
  return `${count} ${total === 1 ? singular : plural}`;
}
