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
  const begun = performance.now();
  const waiting = setInterval(() => say(`… ${name} ${seconds(begun)}`), PATIENCE_MS);
  try {
    const outcome = await work();
    say(`✓ ${name} ${seconds(begun)}${typeof outcome === 'string' ? ` (${outcome})` : ''}`);
    return outcome;
  } catch (error) {
    say(`✗ ${name} ${seconds(begun)}`);
    throw error;
  } finally {
    clearInterval(waiting);
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} begun */
function seconds(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)}s`;
}
