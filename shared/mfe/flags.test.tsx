// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createFakeHost } from './fake-host.ts';
import { inShell } from './fake-shell.ts';
import { defineFlags } from './flags.ts';

afterEach(cleanup);

const { useFlag } = defineFlags({
  'reader.columns': { default: 2, rollout: { value: 3, basisPoints: 100 } },
  'reader.order': { default: 'newest' },
});

function Covers() {
  const columns: number = useFlag('reader.columns');
  const order: string = useFlag('reader.order');
  // @ts-expect-error It is not declared.
  const undeclared = useFlag.bind(null, 'reader.rows');
  return <p>{`${columns} ${order} ${typeof undeclared}`}</p>;
}

describe('useFlag', () => {
  it('returns what the visitor gets, and the default for nothing or a value of another type', () => {
    const flags = createStore(() => ({ 'reader.columns': 3 as number | string }));
    const { host } = createFakeHost({ flags });
    render(inShell(host, <Covers />));
    screen.getByText('3 newest function');
    act(() => flags.setState({ 'reader.columns': 'many' }));
    screen.getByText('2 newest function');
  });

  it('hydrates with the value of the document, also if it has changed meanwhile, and then shows the new one', async () => {
    const flags = createStore(() => ({ 'reader.columns': 3 }));
    const { host } = createFakeHost({ flags });
    const container = document.createElement('div');
    container.innerHTML = renderToString(inShell(host, <Covers />));
    expect(container.textContent).toBe('3 newest function');
    flags.setState({ 'reader.columns': 4 });
    const mismatches: unknown[] = [];
    await act(() =>
      hydrateRoot(container, inShell(host, <Covers />), {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect([mismatches, container.textContent]).toEqual([[], '4 newest function']);
  });
});
