import { readFixture } from './fixture.ts';
import { graphOf } from './graph.ts';
import { rules } from './rules.ts';

/** Describes each rule: its name, how to fix a violation, and the violations of its fixture. */
export function listRules(): string {
  return rules
    .map((rule) => {
      const fixture = readFixture(rule.name);
      const violations = fixture === null ? [] : rule.check(graphOf(fixture));
      const examples = violations.map(({ path, line, found }) => `  fails: ${path}:${line} ${found}`);
      return [rule.name, `  fix: ${rule.fix}`, ...examples].join('\n');
    })
    .join('\n\n');
}
