import type { WebFigures } from '@storyloom/contract/analytics/entities/web-figures';
import { ChartFigure } from '@storyloom/ui/charts/ChartFigure';
import { ColumnChart } from '@storyloom/ui/charts/ColumnChart';
import { formatDay, formatVital, funnelRows } from './web-statistics.model.ts';

interface FiguresProps {
  statistics: WebFigures;
}

export function Figures({ statistics }: FiguresProps) {
  const { sources, funnel, vitals } = statistics;
  return (
    <>
      <Days statistics={statistics} />
      <ChartFigure
        title="Sources"
        note="Where visits began: a campaign, another site, or neither."
        table={{ head: ['Source', 'Visits'], rows: sources.map(({ source, visits }) => [source, visits]) }}
        empty={sources.length === 0 ? 'No visits in this period.' : null}
      />
      <ChartFigure
        title="From the first visit to a purchase"
        note="Visitors who came for the first time in this period."
        table={{ head: ['Step', 'Visitors', 'Of the step before'], rows: funnelRows(funnel) }}
        empty={funnel.visit === 0 ? 'No first visits in this period.' : null}
      />
      <ChartFigure
        title="Web vitals"
        note="Three quarters of the page loads were as fast as this, or faster."
        table={{
          head: ['Metric and release', 'Value', 'Page loads'],
          rows: vitals.map(({ mfe, release, metric, p75, samples }) => [
            `${metric} of ${mfe} ${release}`,
            formatVital(metric, p75),
            samples,
          ]),
        }}
        empty={vitals.length === 0 ? 'No page loads in this period.' : null}
      />
    </>
  );
}

function Days({ statistics: { days } }: FiguresProps) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <ChartFigure
      title="Visits"
      note="By UTC day. Only people who allowed it are counted."
      chart={
        <ColumnChart
          columns={days.map(({ day, visits }) => ({ key: day, parts: [{ tone: 'ember', value: visits }] }))}
          axis={[
            first ? formatDay(first.day) : null,
            `most in a day: ${Math.max(0, ...days.map(({ visits }) => visits))}`,
            last ? formatDay(last.day) : null,
          ]}
        />
      }
      table={{
        head: ['Day', 'Visits', 'Visitors', 'Page views'],
        rows: days.map(({ day, visits, visitors, views }) => [day, visits, visitors, views]),
      }}
      empty={days.every(({ visits }) => visits === 0) ? 'No visits in this period.' : null}
    />
  );
}
