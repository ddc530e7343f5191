// @ts-check

/** Milliseconds between two signs of life. */
const PROGRESS_MS = 10_000;

/**
 * Runs a step and prints its name, its duration and, if it returns a string, its outcome.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const clock = stopwatch(name);
  try {
    const outcome = await work();
    say(`✓ ${name} ${clock.end()}${typeof outcome === 'string' ? ` (${outcome})` : ''}`);
    return outcome;
  } catch (error) {
    say(`✗ ${name} ${clock.end()}`);
    throw error;
  }
}

/** Measures time, and prints it every 10 seconds until `end`. @param {string} name */
export function stopwatch(name) {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)}s`;
  const waiting = setInterval(() => say(`… ${name} ${seconds()}`), PROGRESS_MS);
  return {
    /** @returns {string} the duration, as `1.5s` */
    end() {
      clearInterval(waiting);
      return seconds();
    },
  };
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
