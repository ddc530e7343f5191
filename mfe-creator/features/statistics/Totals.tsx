import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { FigureList } from '@storyloom/ui/sections/Facts';
import { formatFigure, formatShare } from './statistics.model.ts';

/** The totals of a period. */
export function Totals({ totals }: { totals: StoryStatistics['totals'] }) {
  const { openings, visitors, realVisitors, readers, chats, words } = totals;
  const figures: [string, string][] = [
    ['Openings', formatFigure(openings)],
    ['Unique visitors', formatFigure(visitors)],
    ['With an account', formatShare(realVisitors, visitors)],
    ['Readers', formatFigure(readers)],
    ['Turns', formatFigure(chats)],
    ['Words read', formatFigure(words)],
    ['Turns per reader', readers === 0 ? '–' : (chats / readers).toFixed(1)],
    ['Options chosen', formatShare(totals.optionsChosen, totals.optionsOffered)],
  ];
  return <FigureList figures={figures} />;
}
