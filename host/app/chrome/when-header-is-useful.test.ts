// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import styles from './chrome.module.css';
import { whenHeaderIsUseful } from './when-header-is-useful.ts';

function showHeader(offsetHeight: number): void {
  const header = document.createElement('header');
  header.className = styles.header ?? '';
  Object.defineProperty(header, 'offsetHeight', { value: offsetHeight });
  document.body.replaceChildren(header);
}

function start(offsetHeight: number) {
  vi.useFakeTimers();
  showHeader(offsetHeight);
  const run = vi.fn();
  whenHeaderIsUseful(run);
  vi.runAllTimers();
  return run;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('whenHeaderIsUseful', () => {
  it('runs something for an idle browser that shows the header', () => {
    expect(start(56)).toHaveBeenCalledOnce();
  });

  it('waits for the first use while a page shows a header of its own', () => {
    const run = start(0);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
