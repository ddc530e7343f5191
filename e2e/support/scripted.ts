import { type Environment, type ScriptedModel, startEnvironment } from './environment.ts';
import { test as base } from './fixtures.ts';
import { home } from './site.ts';
import { phone, wide } from './widths.ts';

interface Worker {
  /** Settings of the environment that differ from the site's. */
  own: NodeJS.ProcessEnv;
  environment: Environment;
}

/** Two ports for each worker, above those of the site. */
const portOf = (worker: number) => Number(new URL(home).port) + 20 + 2 * worker;

/** Tests that decide what the model writes, and when. Each worker has an environment of its own. */
export const test = base.extend<{ model: ScriptedModel }, Worker>({
  own: [{}, { scope: 'worker', option: true }],
  environment: [
    async ({ own }, use, { parallelIndex }) => {
      const environment = await startEnvironment(portOf(parallelIndex), own);
      await use(environment);
      await environment.stop();
    },
    // The same limit as for the start of the site that the other browser tests use.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ environment }, use) => use(environment.home),
  model: ({ environment }, use) => use(environment.model),
});

/** Declares tests for a phone and for a page of 1280 px. */
export function atBothWidths(declare: () => void): void {
  for (const [name, width] of Object.entries({ phone, wide })) {
    test.describe(name, () => {
      test.use(width);
      declare();
    });
  }
}

/** A reply of 60 sentences: `Bell 0 rang over the bay. Bell 1 rang over the bay.` and so on. */
export const tale = Array.from({ length: 60 }, (_, at) => `Bell ${at} rang over the bay.`).join(' ');
