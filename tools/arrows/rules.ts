import type { Graph } from './graph.ts';
import type { Rule, Violation } from './rule.ts';
import { featureRules } from './rules/features.ts';
import { fileRules } from './rules/files.ts';
import { moduleRules } from './rules/modules.ts';
import { partRules } from './rules/parts.ts';
import { shapeRules } from './rules/shape.ts';
import { tableRules } from './rules/tables.ts';

/** The import arrows of the house, and the few laws that hold for every file. */
export const rules: Rule[] = [
  ...partRules,
  ...featureRules,
  ...moduleRules,
  ...shapeRules,
  ...tableRules,
  ...fileRules,
];

export type Broken = Violation & { rule: string; mend: string };

export function brokenRules(graph: Graph): Broken[] {
  return rules.flatMap((rule) =>
    rule.check(graph).map((found) => ({ ...found, rule: rule.name, mend: rule.mend })),
  );
}
