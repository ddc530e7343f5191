// @vitest-environment jsdom
import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TokenTotal } from './TokenTotal.tsx';

afterEach(cleanup);

const entries = loreEntryDrafts.parse([
  { id: 'bell', title: 'Bell' },
  { id: 'crypt', title: 'Crypt', enabled: false },
]);
const facts = (id: string, tokens: number) =>
  [id, { entryId: id, tokens, unusablePatterns: [], suggestedKeys: [] }] as const;

describe('TokenTotal', () => {
  it('adds up the tokens of all entries, and mentions disabled ones', () => {
    const known = new Map([facts('bell', 14), facts('crypt', 1_200)]);
    render(<TokenTotal entries={entries} facts={known} constant={14} budget={1_500} />);
    expect(screen.getByRole('status').textContent).toBe(
      '14 tokens in every reply, plus the entries that it calls. All entries: 1,214 tokens, 1,200 of them turned off.',
    );
  });

  it('is not shown until one of the entries has been measured', () => {
    render(<TokenTotal entries={entries} facts={new Map([facts('gone', 9)])} constant={0} budget={1_500} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
