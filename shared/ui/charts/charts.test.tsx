// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartFigure } from './ChartFigure.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { CurveChart } from './CurveChart.tsx';
import { GroupChart } from './GroupChart.tsx';
import { toCsv } from './to-csv.ts';

afterEach(cleanup);

describe('ColumnChart', () => {
  it('stacks the parts of a column in the scale of the highest column, and leaves out zeros', () => {
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

describe('GroupChart', () => {
  it('draws the columns of a group side by side, in the scale of the highest of all', () => {
    const group = (label: string, first: number, second: number) => ({
      label,
      values: [
        { tone: 'success' as const, value: first },
        { tone: 'ember' as const, value: second },
      ],
    });
    const { container } = render(
      <GroupChart groups={[group('v1', 0.5, 0), group('v2', 0.25, 0.1)]} format={(value) => `${value}`} />,
    );
    const rects = [...container.querySelectorAll('rect')];
    expect(rects.map((rect) => rect.getAttribute('height'))).toEqual(['80', '0', '40', '16']);
    const places = rects.map((rect) => Number(rect.getAttribute('x')));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(container.textContent).toBe('v1v2highest: 0.5');
  });

  it('has no columns without values', () => {
    const group = { label: 'v1', values: [{ tone: 'ember' as const, value: 0 }] };
    const { container } = render(<GroupChart groups={[group]} format={String} />);
    expect(container.querySelector('rect')?.getAttribute('height')).toBe('0');
  });
});

describe('CurveChart', () => {
  it('draws one value as a line over the whole width', () => {
    const { container } = render(<CurveChart values={[4]} tone="cool" axis={['1', '', '1']} />);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,0 300,0');
  });
});

describe('CurveChart with several values', () => {
  it('spreads them over the whole width, in the scale of the highest', () => {
    const { container } = render(<CurveChart values={[0, 2, 4]} tone="cool" axis={['1', '', '3']} />);
    expect(container.querySelector('polyline')?.getAttribute('points')).toBe('0,80 150,40 300,0');
    expect(container.querySelector('polygon')?.getAttribute('points')).toBe('0,80 0,80 150,40 300,0 300,80');
  });
});

describe('toCsv', () => {
  it.each(['=', '+', '-', '@', '\t'])('keeps a cell that begins with %j from becoming a formula', (sign) => {
    expect(toCsv(['A'], [[`${sign}1`]])).toContain(`\r\n'${sign}1\r\n`);
  });

  it('quotes line breaks, and writes numbers as they are', () => {
    expect(toCsv(['A'], [['one\ntwo'], [-1.5]])).toBe('\uFEFFA\r\n"one\ntwo"\r\n-1.5\r\n');
  });

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

  it('opens its table where nothing is drawn, explains its colors, and has no note without figures', () => {
    const { container, rerender } = render(
      <ChartFigure title="Visitors" note="By day." table={table} file="v.csv" />,
    );
    expect([container.querySelector('details'), screen.getByRole('table') !== null]).toEqual([null, true]);
    expect(screen.getByText('By day.')).toBeDefined();
    const legend = [{ tone: 'cool' as const, label: 'New' }];
    rerender(
      <ChartFigure
        title="Visitors"
        chart={<svg aria-hidden="true" />}
        legend={legend}
        table={table}
        file="v.csv"
      />,
    );
    expect(container.querySelector('details table')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Colors' }).textContent).toBe('New');
    rerender(<ChartFigure title="Visitors" note="By day." table={table} file="v.csv" empty="Nobody." />);
    expect(screen.queryByText('By day.')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
