import { formatCount } from '@storyloom/contract/count-format';
import type { StoryStatistics } from '@storyloom/contract/entities/story-statistics';
import { FigureList } from '@storyloom/ui/sections/Facts';
import { formatShare } from './statistics.model.ts';

/** The figures of a period. */
export function Totals({ totals }: { totals: StoryStatistics['totals'] }) {
  const { openings, visitors, realVisitors, readers, chats, words } = totals;
  const figures: [string, string][] = [
    ['Openings', formatCount(openings)],
    ['Unique visitors', formatCount(visitors)],
    ['With an account', formatShare(realVisitors, visitors)],
    ['Readers', formatCount(readers)],
    ['Chats', formatCount(chats)],
    ['Words read', formatCount(words)],
    ['Chats per reader', readers === 0 ? '–' : (chats / readers).toFixed(1)],
    ['Options chosen', formatShare(totals.optionsChosen, totals.optionsOffered)],
  ];
  return <FigureList figures={figures} />;
}
