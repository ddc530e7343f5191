// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartFigure } from './ChartFigure.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { CurveChart } from './CurveChart.tsx';

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

  it('draws grouped parts beside each other, in the scale of the highest part', () => {
    const parts = [
      { tone: 'ember' as const, value: 1 },
      { tone: 'cool' as const, value: 4 },
    ];
    const { container } = render(
      <ColumnChart grouped columns={[{ key: 'a', parts }]} axis={['a', '', 'a']} />,
    );
    const rects = [...container.querySelectorAll('rect')].map((rect) =>
      ['x', 'width', 'y', 'height'].map((name) => rect.getAttribute(name)),
    );
    expect(rects).toEqual([
      ['0', '3.5', '60', '20'],
      ['3.5', '3.5', '0', '80'],
    ]);
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

describe('ChartFigure', () => {
  const table = { head: ['Day', 'Visitors'], rows: [['Nov 21', 1_200]] };

  it('has the figures as a table', () => {
    render(<ChartFigure title="Visitors" chart={<svg aria-hidden="true" />} table={table} />);
    const row = screen.getByRole('row', { name: /Nov 21/, hidden: true });
    expect(within(row).getByText('1,200')).toBeDefined();
  });

  it('says why there is nothing to draw', () => {
    render(<ChartFigure title="Visitors" table={table} empty="Nobody came yet." />);
    expect(screen.getByText('Nobody came yet.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('opens its table where nothing is drawn, explains its colors, and has no note without figures', () => {
    const { container, rerender } = render(<ChartFigure title="Visitors" note="By day." table={table} />);
    expect([container.querySelector('details'), screen.getByRole('table') !== null]).toEqual([null, true]);
    expect(screen.getByText('By day.')).toBeDefined();
    const legend = [{ tone: 'cool' as const, label: 'New' }];
    rerender(
      <ChartFigure title="Visitors" chart={<svg aria-hidden="true" />} legend={legend} table={table} />,
    );
    expect(container.querySelector('details table')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Colors' }).textContent).toBe('New');
    rerender(<ChartFigure title="Visitors" note="By day." table={table} empty="Nobody." />);
    expect(screen.queryByText('By day.')).toBeNull();
  });
});
