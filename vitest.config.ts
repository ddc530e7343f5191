import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.data/**', 'e2e/**', 'examples/**'];
const NEEDS_POSTGRES = '**/*.pg.test.ts';

const DOM = '// @vitest-environment jsdom';

/**
 * Runs the files with a DOM first, then those without. Vitest reuses a worker only if the next file has the same
 * environment; in its own order, by size, most files would start a new worker.
 */
class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasDom = await Promise.all(
      sorted.map(async ({ moduleId }) => (await readFile(moduleId, 'utf8')).startsWith(DOM)),
    );
    return [...sorted.filter((_, index) => hasDom[index]), ...sorted.filter((_, index) => !hasDom[index])];
  }
}

export default defineConfig({
  css: { modules: { generateScopedName: '[name]_[local]' } },
  test: {
    pool: 'forks',
    // One more than the cores that the suite is measured on, because tests wait for the database and for processes.
    maxWorkers: 3,
    sequence: { sequencer: EnvironmentSequencer },
    // A machine that does other things is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NOT_OURS, NEEDS_POSTGRES],
          setupFiles: ['shared/ui/test-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Half of the time of a file is to import modules, which files of a worker share. A file that mocks one resets them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [NEEDS_POSTGRES],
          exclude: NOT_OURS,
          globalSetup: ['tools/test-postgres.ts'],
          // Files of a worker share its modules: importing them again for each file took half of the time. Unit tests
          // would share the storage of the browser as well.
          isolate: false,
        },
      },
    ],
  },
});
