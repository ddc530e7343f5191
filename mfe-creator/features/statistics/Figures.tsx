import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { ChartFigure } from '@storyloom/ui/charts/ChartFigure';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import { CurveChart } from '@storyloom/ui/charts/CurveChart';
import type { ChartTone } from '@storyloom/ui/charts/chart-tones';
import { GroupChart } from '@storyloom/ui/charts/GroupChart';
import { Section } from '@storyloom/ui/sections/Section';
import styles from './Statistics.module.css';
import { feedbackLabels, findSteepestTurn, formatShare, formatUtcDay, isFull } from './statistics.model.ts';

const { rows, chartDays } = insightLimits;

const joinNotes = (...notes: (string | false)[]) => notes.filter(Boolean).join(' ');

/** Maximum number of versions in the chart. The table has all of them. */
const COMPARED_VERSIONS = 8;

interface FiguresProps {
  statistics: StoryStatistics;
  /** Prefix of the file names. */
  file: string;
}

/** The charts of a period, each with a table and a downloadable file. */
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
      {props.statistics.versions.length > 0 ? <Versions {...props} /> : null}
    </>
  );
}

function Days({ statistics: { days, totals }, file }: FiguresProps) {
  const highest = Math.max(0, ...days.map(({ visitors, chats }) => visitors + chats));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Section>
      <ChartFigure
        title="Visitors and chats"
        note={joinNotes(
          'By UTC day. Your own visits and chats are not counted.',
          isFull(days, chartDays) && `These are the latest ${chartDays} days; the totals have all.`,
        )}
        legend={[
          { tone: 'ember', label: 'Visitors' },
          { tone: 'cool', label: 'Chats' },
        ]}
        chart={
          <ColumnChart
            columns={days.map(({ day, visitors, chats }) => ({
              key: day,
              parts: [
                { tone: 'ember', value: visitors },
                { tone: 'cool', value: chats },
              ],
            }))}
            axis={[
              first ? formatUtcDay(first.day) : null,
              `most in a day: ${highest}`,
              last ? formatUtcDay(last.day) : null,
            ]}
          />
        }
        table={{
          head: ['Day', 'Openings', 'Visitors', 'Readers', 'Chats', 'Words'],
          rows: days.map(({ day, openings, visitors, readers, chats, words }) => [
            day,
            openings,
            visitors,
            readers,
            chats,
            words,
          ]),
        }}
        file={`${file}-days.csv`}
        empty={
          totals.openings + totals.chats === 0
            ? 'No visits in this period. Share the link where your readers are.'
            : null
        }
      />
    </Section>
  );
}

function Retention({ statistics: { retention }, file }: FiguresProps) {
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
        file={`${file}-retention.csv`}
        empty={began === 0 ? 'No reader has begun in this time. The opening decides whether they do.' : null}
      />
    </Section>
  );
}

function Turns({ statistics: { turns }, file }: FiguresProps) {
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
        file={`${file}-turns.csv`}
        empty={turns.length === 0 ? 'No reader went back, asked again or stopped a reply.' : null}
      />
    </Section>
  );
}

function Options({ statistics: { options }, file }: FiguresProps) {
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
        file={`${file}-options.csv`}
        empty={all === 0 ? 'Preset options show here once readers answer an opening that has some.' : null}
      />
    </Section>
  );
}

function Feedback({ statistics: { feedback }, file }: FiguresProps) {
  return (
    <Section>
      <ChartFigure
        title="Feedback"
        note="Replies that readers reported."
        table={{
          head: ['Reason', 'Reports'],
          rows: feedback.map(({ category, reports }) => [feedbackLabels[category], reports]),
        }}
        file={`${file}-feedback.csv`}
        empty={feedback.length === 0 ? 'No reader reported a reply in this time.' : null}
      />
    </Section>
  );
}

const toShare = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const versionShares: readonly {
  tone: ChartTone;
  label: string;
  /** Returns a part and its whole. */
  read: (version: StoryStatistics['versions'][number]) => [number, number];
}[] = [
  { tone: 'success', label: 'Reached ten turns', read: ({ tenTurns, readers }) => [tenTurns, readers] },
  { tone: 'cool', label: 'Asked again', read: ({ regenerated, chats }) => [regenerated, chats] },
  { tone: 'ember', label: 'Went back', read: ({ rewound, chats }) => [rewound, chats] },
  { tone: 'warning', label: 'Stopped', read: ({ stopped, chats }) => [stopped, chats] },
];

/** The latest versions as groups of columns, in ascending order. */
function Versions({ statistics: { versions }, file }: FiguresProps) {
  const compared = versions.slice(0, COMPARED_VERSIONS).toReversed();
  return (
    <Section>
      <ChartFigure
        title="Versions compared"
        note={
          versions.length > 1
            ? joinNotes(
                'Readers by the version they began with, and the share of them who reached ten turns. The other shares are of the chats.',
                isFull(versions) && `These are the latest ${rows} versions.`,
              )
            : 'Publish a second version to compare it with this one.'
        }
        {...(compared.length > 1 && {
          legend: versionShares.map(({ tone, label }) => ({ tone, label })),
          chart: (
            <GroupChart
              groups={compared.map((version) => ({
                label: `v${version.number}`,
                values: versionShares.map(({ tone, read }) => ({ tone, value: toShare(...read(version)) })),
              }))}
              format={(share) => `${Math.round(share * 100)} %`}
            />
          ),
        })}
        table={{
          head: ['Version', 'Readers', 'Ten turns', 'Chats', 'Asked again', 'Went back', 'Stopped'],
          rows: versions.map(({ number, readers, tenTurns, chats, regenerated, rewound, stopped }) => [
            number,
            readers,
            formatShare(tenTurns, readers),
            chats,
            formatShare(regenerated, chats),
            formatShare(rewound, chats),
            formatShare(stopped, chats),
          ]),
        }}
        file={`${file}-versions.csv`}
      />
    </Section>
  );
}
