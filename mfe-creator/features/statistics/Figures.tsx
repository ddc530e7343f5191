import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { ChartFigure } from '@storyloom/ui/charts/ChartFigure';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import { CurveChart } from '@storyloom/ui/charts/CurveChart';
import { Section } from '@storyloom/ui/sections/Section';
import styles from './Statistics.module.css';
import {
  feedbackLabels,
  findSteepestTurn,
  formatNumber,
  formatShare,
  formatUtcDay,
  isFull,
} from './statistics.model.ts';

const { rows, chartDays } = insightLimits;

const joinNotes = (...notes: (string | false)[]) => notes.filter(Boolean).join(' ');

interface FiguresProps {
  statistics: StoryStatistics;
}

/** The charts of a period, each with a table. */
export default function Figures(props: FiguresProps) {
  return (
    <>
      <Days {...props} />
      <div className={styles.pair}>
        <Retention {...props} />
        <Turns {...props} />
        <Options {...props} />
        <Feedback {...props} />
      </div>
    </>
  );
}

function Days({ statistics: { days, totals } }: FiguresProps) {
  const most = (of: (day: (typeof days)[number]) => number) => Math.max(0, ...days.map(of));
  const [visitors, chats] = [most((day) => day.visitors), most((day) => day.chats)];
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Section>
      <ChartFigure
        title="Visitors and turns"
        note={joinNotes(
          'By UTC day. Your own visits and turns are not counted.',
          isFull(days, chartDays) && `These are the latest ${chartDays} days; the totals have all.`,
        )}
        legend={[
          { tone: 'ember', label: 'Visitors' },
          { tone: 'cool', label: 'Turns' },
        ]}
        chart={
          <ColumnChart
            grouped
            columns={days.map(({ day, visitors, chats }) => ({
              key: day,
              parts: [
                { tone: 'ember', value: visitors },
                { tone: 'cool', value: chats },
              ],
            }))}
            axis={[
              first ? formatUtcDay(first.day) : null,
              `most in a day: ${formatNumber(visitors, 'visitor')}, ${formatNumber(chats, 'turn')}`,
              last ? formatUtcDay(last.day) : null,
            ]}
          />
        }
        table={{
          head: ['Day', 'Openings', 'Visitors', 'Readers', 'Turns', 'Words'],
          rows: days.map(({ day, openings, visitors, readers, chats, words }) => [
            day,
            openings,
            visitors,
            readers,
            chats,
            words,
          ]),
        }}
        empty={
          totals.openings + totals.chats === 0
            ? 'No visits in this period. Share the link where your readers are.'
            : null
        }
      />
    </Section>
  );
}

function Retention({ statistics: { retention } }: FiguresProps) {
  const began = retention[0]?.readers ?? 0;
  const steepest = findSteepestTurn(retention);
  return (
    <Section>
      <ChartFigure
        title="How far readers get"
        note={steepest === null ? 'Readers by turn.' : `Most readers leave after turn ${steepest}.`}
        chart={
          <CurveChart
            values={retention.map(({ readers }) => readers)}
            tone="success"
            axis={['turn 1', `${began.toLocaleString('en')} began`, `turn ${retention.length}`]}
          />
        }
        table={{
          head: ['Turn', 'Readers', 'Share'],
          rows: retention.map(({ turn, readers }) => [turn, readers, formatShare(readers, began)]),
        }}
        empty={began === 0 ? 'No reader has begun in this time. The opening decides whether they do.' : null}
      />
    </Section>
  );
}

function Turns({ statistics: { turns } }: FiguresProps) {
  return (
    <Section>
      <ChartFigure
        title="Where readers turn back"
        note="Turns where readers went back, asked for another reply, or stopped one."
        legend={[
          { tone: 'ember', label: 'Went back' },
          { tone: 'cool', label: 'Asked again' },
          { tone: 'warning', label: 'Stopped' },
        ]}
        chart={
          <ColumnChart
            columns={turns.map(({ turn, rewound, regenerated, stopped }) => ({
              key: String(turn),
              parts: [
                { tone: 'ember', value: rewound },
                { tone: 'cool', value: regenerated },
                { tone: 'warning', value: stopped },
              ],
            }))}
            axis={[`turn ${turns[0]?.turn ?? 1}`, null, `turn ${turns.at(-1)?.turn ?? 1}`]}
          />
        }
        table={{
          head: ['Turn', 'Went back', 'Asked again', 'Stopped'],
          rows: turns.map(({ turn, rewound, regenerated, stopped }) => [turn, rewound, regenerated, stopped]),
        }}
        empty={turns.length === 0 ? 'No reader went back, asked again or stopped a reply.' : null}
      />
    </Section>
  );
}

function Options({ statistics: { options } }: FiguresProps) {
  const all = options.reduce((sum, { chosen }) => sum + chosen, 0);
  return (
    <Section>
      <ChartFigure
        title="First choices"
        note={joinNotes(
          'The options of the opening, and messages in readers’ own words.',
          isFull(options) && `These are the ${rows} chosen most, with their shares of each other.`,
        )}
        table={{
          head: ['Option', 'Chosen', 'Share'],
          rows: options.map(({ text, chosen }) => [text ?? 'Own words', chosen, formatShare(chosen, all)]),
        }}
        empty={all === 0 ? 'Preset options show here once readers answer an opening that has some.' : null}
      />
    </Section>
  );
}

function Feedback({ statistics: { feedback } }: FiguresProps) {
  return (
    <Section>
      <ChartFigure
        title="Feedback"
        note="Replies that readers reported."
        table={{
          head: ['Reason', 'Reports'],
          rows: feedback.map(({ category, reports }) => [feedbackLabels[category], reports]),
        }}
        empty={feedback.length === 0 ? 'No reader reported a reply in this time.' : null}
      />
    </Section>
  );
}
