import type { Graph } from './graph.ts';
import type { Rule, Violation } from './rule.ts';
import { featureRules } from './rules/features.ts';
import { fileRules } from './rules/files.ts';
import { loadingRules } from './rules/loading.ts';
import { migrationRules } from './rules/migrations.ts';
import { moduleRules } from './rules/modules.ts';
import { nameRules } from './rules/names.ts';
import { partRules } from './rules/parts.ts';
import { shapeRules } from './rules/shape.ts';
import { styleRules } from './rules/styles.ts';
import { tableRules } from './rules/tables.ts';

/** The architecture rules: for imports between parts, features and modules, and for every file. */
export const rules: Rule[] = [
  ...partRules,
  ...featureRules,
  ...loadingRules,
  ...moduleRules,
  ...shapeRules,
  ...tableRules,
  ...migrationRules,
  ...styleRules,
  ...fileRules,
  ...nameRules,
];

export type Broken = Violation & { rule: string; fix: string };

export function brokenRules(graph: Graph): Broken[] {
  return rules.flatMap((rule) =>
    rule.check(graph).map((found) => ({ ...found, rule: rule.name, fix: rule.fix })),
  );
}
