import { type Arrow, type Graph, isTest, partOf } from '../graph.ts';
import { arrowRule, type Rule, type Violation } from '../rule.ts';

/** Modules of every first page: the reader's pages, and slots, which are part of the header. */
const FIRST_LOAD = /^(?:mfe-reader\/routes|mfe-[^/]+\/slots)\/[^/]+\.tsx$/;

/** Code that browsers run. */
const IN_BROWSERS = /^(?:host\/app|mfe-[^/]+|shared\/(?:contract|forms|http|mfe|ui))\//;
/** Modules of those folders that only servers run. */
const SERVER_ONLY = new Set(['shared/contract/core/openapi.ts']);

/** What the first load of a page may contain. */
export const loadingRules: Rule[] = [
  {
    name: 'forms-load-on-demand',
    fix: 'load the dialog or panel with the form by import(); react-hook-form alone is 16 kB',
    check: formsInFirstLoad,
  },
  arrowRule(
    'schemas-are-shared',
    "import '@storyloom/schema', which the shell provides to all; a micro-frontend would carry a copy of Zod's core, 10 kB",
    (arrow) =>
      isZod(arrow) && IN_BROWSERS.test(arrow.from) && !SERVER_ONLY.has(arrow.from) && !isTest(arrow.from),
  ),
];

function formsInFirstLoad({ arrows, files }: Graph): Violation[] {
  const next = Map.groupBy(
    arrows.filter((arrow) => !arrow.dynamic && !arrow.typeOnly),
    ({ from }) => from,
  );
  const reached = new Set<string>();
  const found: Violation[] = [];
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const arrow of next.get(file) ?? []) {
      if (isForm(arrow)) found.push({ path: file, line: arrow.line, found: `imports '${arrow.specifier}'` });
      else if (arrow.to !== null) visit(arrow.to);
    }
  };
  for (const file of files) if (FIRST_LOAD.test(file) && !file.includes('.test.')) visit(file);
  return found;
}

function isForm({ to, toPart, specifier }: Arrow): boolean {
  return (to ? partOf(to) : toPart) === 'shared/forms' || specifier === 'react-hook-form';
}

/** Locales are data that a module loads when it needs them. */
const isZod = ({ specifier }: Arrow) => /^zod(?:$|\/(?!v4\/locales\/))/.test(specifier);
