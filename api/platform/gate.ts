/**
 * Lets at most so many pieces of work run at once; the others wait in line. A burst then ends one after the
 * other from its first moment on, where without it all would share each step and all end last.
 */
export function createGate(most: number) {
  let free = most;
  const line: (() => void)[] = [];

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((enter) => line.push(enter));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
