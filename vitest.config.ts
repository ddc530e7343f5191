import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './tools/testing/environment-sequencer.ts';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '.data/**', 'e2e/**'];
const NEEDS_POSTGRES = '**/*.pg.test.ts';

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
