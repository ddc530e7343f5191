// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartFigure } from './ChartFigure.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { CurveChart } from './CurveChart.tsx';
import { toCsv } from './to-csv.ts';

afterEach(cleanup);

describe('ColumnChart', () => {
  it('stacks the parts of a column up to the highest one, and leaves out what is zero', () => {
    const columns = [
      {
        key: 'a',
        parts: [
          { tone: 'ember' as const, value: 1 },
          { tone: 'cool' as const, value: 3 },
        ],
      },
      { key: 'b', parts: [{ tone: 'ember' as const, value: 0 }] },
    ];
    const { container } = render(<ColumnChart columns={columns} axis={['a', '', 'b']} />);
    const rects = [...container.querySelectorAll('rect')].map((rect) => [
      rect.getAttribute('y'),
      rect.getAttribute('height'),
    ]);
    expect(rects).toEqual([
      ['60', '20'],
      ['0', '60'],
    ]);
  });
});

describe('CurveChart', () => {
  it('draws one value as a line over the whole width', () => {
    const { container } = render(<CurveChart values={[4]} tone="cool" axis={['1', '', '1']} />);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,0 300,0');
  });
});

describe('toCsv', () => {
  it('quotes cells and keeps them from becoming formulas', () => {
    const csv = toCsv(
      ['Option', 'Chosen'],
      [
        ['Say "no", twice', 2],
        ['=HYPERLINK(1)', -1],
      ],
    );
    expect(csv).toBe('\uFEFFOption,Chosen\r\n"Say ""no"", twice",2\r\n\'=HYPERLINK(1),-1\r\n');
  });
});

describe('ChartFigure', () => {
  const table = { head: ['Day', 'Visitors'], rows: [['Nov 21', 1_200]] };

  it('has the figures as a table and as a file', () => {
    render(<ChartFigure title="Visitors" chart={<svg aria-hidden="true" />} table={table} file="v.csv" />);
    const row = screen.getByRole('row', { name: /Nov 21/, hidden: true });
    expect(within(row).getByText('1,200')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Download CSV: Visitors' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Nov 21,1200');
  });

  it('says why there is nothing to draw', () => {
    render(<ChartFigure title="Visitors" table={table} file="v.csv" empty="Nobody came yet." />);
    expect(screen.getByText('Nobody came yet.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
