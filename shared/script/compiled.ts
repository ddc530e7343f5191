/** True for a script that Inky or inkjs has compiled: JSON in place of ink. */
export const isCompiled = (source: string): boolean => /^\uFEFF?\s*\{\s*"inkVersion"/.test(source);

/** The content before the first knot, and each of these knots of a compiled script, with what it leads to as ink would write it. */
export function readKnots(json: string, names: readonly string[]) {
  const { root } = JSON.parse(json.trim()) as { root: unknown[] };
  const knots = root.at(-1) as Record<string, unknown>;
  const called = JSON.stringify(root);
  const knot = (name: string, content: unknown) => {
    const text = JSON.stringify(content);
    // A divert, a tunnel, a divert as a value, a function.
    const targets = text.matchAll(/"(?:->|->t->|\^->|f\(\))":"([\p{L}\p{N}_]+)/gu);
    return {
      name,
      line: 0,
      isFunction: called.includes(`{"f()":"${name}"}`),
      hasValues: text.startsWith('[{"temp="'),
      text: [...targets].map(([, target]) => `-> ${target}`).join('\n'),
    };
  };
  return [knot('', root.slice(0, -1)), ...names.map((name) => knot(name, knots[name]))] as const;
}
