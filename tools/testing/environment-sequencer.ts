import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DOM = '// @vitest-environment jsdom';

/**
 * Runs the files with a DOM first, then those without. Vitest reuses a worker only if the next file has the same
 * environment; in its own order, by size, most files would start a new worker.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const hasDom = await Promise.all(
      sorted.map(async ({ moduleId }) => (await readFile(moduleId, 'utf8')).startsWith(DOM)),
    );
    return [...sorted.filter((_, index) => hasDom[index]), ...sorted.filter((_, index) => !hasDom[index])];
  }
}
