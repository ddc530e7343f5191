// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FigureList } from '../sections/Facts.tsx';
import { Section } from '../sections/Section.tsx';
import { Prose } from './Prose.tsx';
import { Wordmark } from './Wordmark.tsx';

afterEach(cleanup);

describe('Prose', () => {
  it('starts a paragraph at each line break, without blank ones, and shows markup as text', () => {
    const { container } = render(<Prose text={'One.\n\n  \n<b>Two.</b>\n'} />);
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'One.',
      '<b>Two.</b>',
    ]);
  });
});

describe('Section', () => {
  it('is a region named by its title or label, which may be busy, and none without a name', () => {
    const { rerender } = render(<Section title="Plan">Plus</Section>);
    expect(screen.getByRole('region', { name: 'Plan' }).ariaBusy).toBe('false');
    rerender(
      <Section label="Orders" busy>
        None
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Orders' }).ariaBusy).toBe('true');
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<Section>None</Section>);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('FigureList', () => {
  it('pairs each label with its value', () => {
    const { container } = render(
      <FigureList figures={[['Readers', 3] as const, ['Chats', '12K'] as const]} />,
    );
    expect([...container.querySelectorAll('dl > div')].map((pair) => pair.textContent)).toEqual([
      'Readers3',
      'Chats12K',
    ]);
  });
});

describe('Wordmark', () => {
  it('always has the name of the product', () => {
    for (const show of ['both', 'mark', 'name'] as const) {
      const { container, unmount } = render(<Wordmark show={show} />);
      expect([container.textContent, container.querySelector('svg') !== null]).toEqual([
        'Storyloom',
        show !== 'name',
      ]);
      unmount();
    }
  });
});
