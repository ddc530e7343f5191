import { graphOf } from './arrows/graph.ts';
import { brokenRules } from './arrows/rules.ts';
import { readTree } from './arrows/tree.ts';
import { ROOT } from './bootstrap/paths.mjs';

const graph = graphOf(readTree(ROOT));
const broken = brokenRules(graph);
for (const { path, line, rule, found, mend } of broken) {
  console.error(`${path}:${line} ${rule}: ${found}. Mend: ${mend}.`);
}
console.log(
  `arrows: ${graph.files.length} files, ${graph.arrows.length} imports, ${broken.length} broken rules`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
