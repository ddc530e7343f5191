// @vitest-environment jsdom
import type { MappingNote } from '@storyloom/contract/cards/entities/card-import';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MappingReport } from './MappingReport.tsx';

afterEach(cleanup);

const note = (change: Partial<MappingNote>): MappingNote => ({
  outcome: 'changed',
  text: 'Keys were shortened.',
  names: [],
  count: 1,
  ...change,
});
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

describe('MappingReport', () => {
  it('shows counts above one, and the names of affected items', () => {
    render(
      <MappingReport
        notes={[
          note({ text: 'A' }),
          note({ text: 'B', count: 3 }),
          note({ text: 'C', names: ['Bell'] }),
          note({ text: 'D', names: ['Bell', 'Fog'], count: 2 }),
          note({ text: 'E', names: ['Bell', 'Fog'], count: 5 }),
        ]}
      />,
    );
    expect(items()).toEqual([
      ...['A', 'B (3 times)', 'C Bell', 'D (2)Bell · Fog', 'E (5)Bell · Fog · and 3 more'],
    ]);
  });

  it('says that unused parts are kept, unless the file is not stored', () => {
    const notes = [note({ outcome: 'kept' }), note({ outcome: 'split' })];
    render(<MappingReport notes={notes} />);
    expect(screen.getByRole('heading', { name: 'Kept, but not used' })).toBeDefined();
    expect(screen.getByText('Read these once. The whole text is kept with the original.')).toBeDefined();
    cleanup();
    render(<MappingReport notes={notes} isOriginalKept={false} />);
    expect(screen.getByRole('heading', { name: 'Not used' })).toBeDefined();
    expect(screen.getByText('Your file still has these.')).toBeDefined();
    expect(screen.getByText('Read these once.')).toBeDefined();
  });
});
