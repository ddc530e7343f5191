// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { ConsentState } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VisitStatistics } from './VisitStatistics.tsx';

afterEach(cleanup);

function open(initial: ConsentState) {
  const { host } = createFakeHost();
  host.consent.setState(initial, true);
  render(inShell(host, <VisitStatistics />));
  return host.consent;
}

describe('VisitStatistics', () => {
  it.each([
    ['ask', 'granted'],
    ['refused', 'granted'],
    ['granted', 'refused'],
  ] as const)('changes the answer of the device: %s to %s', (from, to) => {
    const consent = open(from);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).toBe(from === 'granted');
    act(() => void fireEvent.click(box));
    expect(consent.getState()).toBe(to);
    expect(box.checked).toBe(to === 'granted');
  });

  it('is not there on a site that counts no visits', () => {
    open('off');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
