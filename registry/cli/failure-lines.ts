import type { FailureRow } from '../releases/failures.repository.ts';

const phases = {
  load: 'could not be loaded, as browsers say,',
  render: 'threw in a page, as browsers say,',
  draw: 'was not used by a host',
} as const satisfies Record<FailureRow['phase'], string>;

/**
 * A line for each kind of failure of a micro-frontend: how often, which build in which composition, and the last message. The host
 * has removed controls from the texts.
 */
export function failureLines(failures: readonly FailureRow[]): string[] {
  return failures.map(
    ({ count, version, buildId, composition, phase, reason, part, message, lastAt }) =>
      `! ${version} (${buildId}) ${phases[phase]} ${count === 1 ? 'once' : `${count} times`} in composition ${composition}: ` +
      `${reason}, last ${new Date(lastAt).toISOString()} ${part}: ${message.split('\n')[0]}`,
  );
}
