import { ChartFigure } from '@storyloom/ui/charts/ChartFigure';
import { CurveChart } from '@storyloom/ui/charts/CurveChart';
import { Section } from '@storyloom/ui/sections/Section';
import type { ReleaseRow } from '../../releases/history.repository.ts';
import { formatSize } from './format.ts';

/** How the code for browsers grew, from the oldest release to the newest. */
export function Sizes({ releases }: { releases: readonly ReleaseRow[] }) {
  const rows = releases
    .flatMap(({ version, buildId, publishedAt, size }) =>
      size ? [{ version, buildId, publishedAt, size }] : [],
    )
    .sort((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  const [first, last] = [rows.at(0), rows.at(-1)];
  const label = (row: typeof first) => (row ? `${row.version}: ${formatSize(row.size.browser)}` : '');
  return (
    <Section>
      <ChartFigure
        title="Size"
        note="All code for browsers, with gzip."
        empty={rows.length < 2 ? `The chart appears after the second release. ${label(first)}`.trim() : null}
        chart={
          <CurveChart
            values={rows.map(({ size }) => size.browser)}
            tone="cool"
            axis={[label(first), '', label(last)]}
          />
        }
        table={{
          head: ['Release', 'Browsers', 'Server'],
          rows: rows.map(({ version, buildId, size }) => [
            `${version} (${buildId})`,
            formatSize(size.browser),
            formatSize(size.server),
          ]),
        }}
      />
    </Section>
  );
}
