import type { Arrow, Graph } from './graph.ts';

export type Violation = { path: string; line: number; found: string };

/** An architecture rule: its name, how to fix a violation, and its check. */
export type Rule = { name: string; fix: string; check(graph: Graph): Violation[] };

/** A rule that checks each import by itself. */
export function arrowRule(name: string, fix: string, isWrong: (arrow: Arrow) => boolean): Rule {
  return {
    name,
    fix,
    check: ({ arrows }) => arrows.filter(isWrong).map(at),
  };
}

export function at(arrow: Arrow): Violation {
  return { path: arrow.from, line: arrow.line, found: `imports '${arrow.specifier}'` };
}
