import { ChartFigure } from '@storyloom/ui/charts/ChartFigure';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import { CurveChart } from '@storyloom/ui/charts/CurveChart';
import { GroupChart } from '@storyloom/ui/charts/GroupChart';
import { FactList, FigureList } from '@storyloom/ui/sections/Facts';
import { Section } from '@storyloom/ui/sections/Section';
import styles from './gallery.module.css';

const days = [4, 9, 7, 14, 12, 18, 11];
const readers = [40, 31, 26, 14, 12, 9, 8];
const versions = [
  { label: 'v1', finished: 0.24, stopped: 0.03 },
  { label: 'v2', finished: 0.32, stopped: 0.02 },
];

/** Sections with figures, facts and charts. */
export function Figures() {
  return (
    <div className={styles.stack}>
      <h1>Figures</h1>
      <Section label="Totals">
        <FigureList
          figures={[
            ['Unique visitors', '1,000'],
            ['Readers', '270'],
            ['Words read', '216,000'],
          ]}
        />
      </Section>
      <Section title="Facts">
        <FactList
          facts={[
            ['Contact', 'mara@mail.example'],
            ['Requested', 'Nov 22, 2026, 11:07 PM'],
          ]}
        />
      </Section>
      <Section>
        <ChartFigure
          title="Visitors"
          chart={
            <ColumnChart
              columns={days.map((value, index) => ({
                key: String(index),
                parts: [{ tone: 'ember', value }],
              }))}
              axis={['Nov 16', 'most in a day: 18', 'Nov 22']}
            />
          }
          table={{
            head: ['Day', 'Visitors'],
            rows: days.map((value, index) => [`Nov ${16 + index}`, value]),
          }}
          file="visitors.csv"
        />
      </Section>
      <Section>
        <ChartFigure
          title="How far readers get"
          chart={
            <CurveChart
              values={readers}
              tone="success"
              axis={['turn 1', '40 began', `turn ${readers.length}`]}
            />
          }
          table={{ head: ['Turn', 'Readers'], rows: readers.map((value, index) => [index + 1, value]) }}
          file="retention.csv"
        />
      </Section>
      <Section>
        <ChartFigure
          title="Versions compared"
          legend={[
            { tone: 'success', label: 'Reached ten turns' },
            { tone: 'warning', label: 'Stopped' },
          ]}
          chart={
            <GroupChart
              groups={versions.map(({ label, finished, stopped }) => ({
                label,
                values: [
                  { tone: 'success', value: finished },
                  { tone: 'warning', value: stopped },
                ],
              }))}
              format={(share) => `${Math.round(share * 100)} %`}
            />
          }
          table={{
            head: ['Version', 'Ten turns', 'Stopped'],
            rows: versions.map(({ label, finished, stopped }) => [label, finished, stopped]),
          }}
          file="versions.csv"
        />
      </Section>
    </div>
  );
}
