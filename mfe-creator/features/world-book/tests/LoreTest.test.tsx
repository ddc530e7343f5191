// @vitest-environment jsdom
import type { LoreTestDraft } from '@storyloom/contract/lore/entities/lore-test';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoreTest } from './LoreTest.tsx';

afterEach(cleanup);

const bell: LoreTestDraft = { id: 't1', earlier: [], message: 'I ring.', entryId: 'bell', expect: 'fires' };

function show(change: Partial<ComponentProps<typeof LoreTest>> = {}) {
  let now: LoreTestDraft = { ...bell, ...change.test };
  function Page() {
    const [test, setTest] = useState(now);
    now = test;
    const update = (values: Partial<LoreTestDraft>) => setTest({ ...test, ...values });
    const entries = [
      { value: 'bell', label: 'Bell' },
      { value: 'fog', label: 'Fog' },
    ];
    const rest = {
      number: 2,
      entries,
      knots: ['gate'],
      result: undefined,
      isOutdated: false,
      onDelete: () => {},
      ...change,
    };
    return <LoreTest {...rest} test={test} onChange={update} />;
  }
  render(<Page />);
  return { test: () => now };
}
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const choices = (label: string | RegExp = 'Entry') =>
  [...(field(label) as never as HTMLSelectElement).options].map(({ text }) => text);

describe('LoreTest', () => {
  it.each([
    ['120', 120],
    ['1', 1],
    ['0', undefined],
    ['', undefined],
    [String(loreLimits.testTokens + 1), loreLimits.testTokens],
    ['12.6', 13],
  ])('reads the token limit %j as %s', (text, maxTokens) => {
    const { test } = show({ test: { ...bell, maxTokens: 50 } });
    fireEvent.change(field(/^Tokens at most/), { target: { value: text } });
    expect(test().maxTokens).toBe(maxTokens);
  });

  it('sets the expectation, the entry and the message', () => {
    const { test } = show();
    fireEvent.change(field('Expectation'), { target: { value: 'silent' } });
    expect(test().expect).toBe('silent');
    fireEvent.change(field('Expectation'), { target: { value: 'fires' } });
    expect(test().expect).toBe('fires');
    fireEvent.change(field('Entry'), { target: { value: 'fog' } });
    fireEvent.change(field('Message of test 2'), { target: { value: 'I knock.' } });
    expect(test()).toMatchObject({ entryId: 'fog', message: 'I knock.' });
  });

  it('lists a deleted entry while it is the chosen one', () => {
    show({ test: { ...bell, entryId: 'gone' } });
    expect(choices()).toEqual(['Deleted entry', 'Bell', 'Fog']);
    fireEvent.change(field('Entry'), { target: { value: 'bell' } });
    expect(choices()).toEqual(['Bell', 'Fog']);
  });

  it('is at a part of the script or at none, and lists a deleted part while it is the chosen one', () => {
    const { test } = show({ test: { ...bell, knot: 'hall' } });
    expect(choices('Part of the script')).toEqual(['None', 'hall (deleted)', 'gate']);
    fireEvent.change(field('Part of the script'), { target: { value: 'gate' } });
    expect(test().knot).toBe('gate');
    expect(choices('Part of the script')).toEqual(['None', 'gate']);
    fireEvent.change(field('Part of the script'), { target: { value: '' } });
    expect(test().knot).toBeUndefined();
  });

  it.each([
    [true, false, 'Passes.'],
    [false, false, 'Fails.'],
    [true, true, 'Passed before the last changes.'],
    [false, true, 'Failed before the last changes.'],
  ])('describes a result with passed=%s and outdated=%s: %s', (passed, isOutdated, text) => {
    const result = { testId: 't1', passed, explanation: 'It rang.' } as never;
    show({ result, isOutdated });
    expect(screen.getByText(text).parentElement?.textContent).toBe(`${text} It rang.`);
  });
});
