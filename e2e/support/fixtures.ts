import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import './localhost.ts';
import { awaitVisitor } from './visitor.ts';

/** Less than half of `axe.source`, which is sent to each document and parsed there. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Errors and warnings in the console of a page. A test with an unexpected one fails. */
export interface Complaints {
  all: string[];
  /** Allows those that the test provokes. */
  expect(pattern: RegExp): void;
}

/**
 * On reload, Chromium takes a cached picture from memory instead of from its preload; it is not loaded twice. Most tests
 * run without the site's worker.
 */
const harmless =
  /^The resource \S+\.webp was preloaded using link preload but not used|^Service Worker registration blocked by Playwright/;

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [harmless];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          all.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => all.push(error.message));
      await use({ all, expect: (pattern) => expected.push(pattern) });
      expect(all.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits for toasts that appear and for animations that end, because text that fades in has little contrast. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await nextFrame();
    while (document.querySelector('[data-sonner-toast][data-mounted="false"]'));
    await nextFrame();
    const isEnding = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });
}

/**
 * Elements that axe skips: toasts that fade out, and the focus guards on both sides of a menu, which axe reports as hidden
 * controls (dequelabs/axe-core#4832).
 */
const leftOut = ['[data-sonner-toast][data-removed="true"]', '[data-base-ui-focus-guard]'];

/** Expects no violation that axe can find in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Axe reports a button whose name is still hidden as nameless.
  await awaitVisitor(page);
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Only what was found leaves the page: to copy the whole result takes longer than to find it.
  const found = await page.evaluate(async (exclude) => {
    const { violations } = await window.axe.run({ exclude }, { resultTypes: ['violations'], iframes: false });
    const targetsOf = (nodes: { target: unknown[] }[]) =>
      nodes.map(({ target }) => target.join(' ')).join(', ');
    return violations.map(({ id, nodes }) => `${id}: ${targetsOf(nodes)}`);
  }, leftOut);
  expect(found).toEqual([]);
}
