import { graphOf } from './arrows/graph.ts';
import { listRules } from './arrows/list-rules.ts';
import { brokenRules } from './arrows/rules.ts';
import { readTree } from './arrows/tree.ts';
import { ROOT } from './bootstrap/paths.mjs';

if (process.argv.includes('--rules')) {
  console.log(listRules());
  process.exit();
}
const graph = graphOf(readTree(ROOT));
const broken = brokenRules(graph);
for (const { path, line, rule, found, fix } of broken) {
  console.error(`${path}:${line} ${rule}: ${found}. Fix: ${fix}.`);
}
console.log(
  `arrows: ${graph.files.length} files, ${graph.arrows.length} imports, ${broken.length} broken rules`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
