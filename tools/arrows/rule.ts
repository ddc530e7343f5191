import type { Arrow, Graph } from './graph.ts';

export type Violation = { path: string; line: number; found: string };

/** A law of the house, named in words, with what to do instead. */
export type Rule = { name: string; mend: string; check(graph: Graph): Violation[] };

/** A rule over single imports. */
export function arrowRule(name: string, mend: string, isWrong: (arrow: Arrow) => boolean): Rule {
  return {
    name,
    mend,
    check: ({ arrows }) => arrows.filter(isWrong).map(at),
  };
}

export function at(arrow: Arrow): Violation {
  return { path: arrow.from, line: arrow.line, found: `imports '${arrow.specifier}'` };
}
