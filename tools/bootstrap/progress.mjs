// @ts-check

const PATIENCE_MS = 10_000;

/**
 * Runs one step and says what it was and how long it took. A step may answer a few words about its outcome.
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

/** Measures, and shows a sign of life while something takes long. @param {string} name */
export function stopwatch(name) {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)}s`;
  const waiting = setInterval(() => say(`… ${name} ${seconds()}`), PATIENCE_MS);
  return {
    /** @returns {string} how long it took */
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
