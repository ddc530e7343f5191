import { analyze } from '@storyloom/contract/lore/endpoints/analyze';
import { compile } from '@storyloom/contract/lore/endpoints/compile';
import { runTests } from '@storyloom/contract/lore/endpoints/run-tests';
import { tryMessages } from '@storyloom/contract/lore/endpoints/try-messages';
import { type Route, route } from '../../platform/http/route.ts';
import type { LoreStudio } from './studio/studio.ts';

/** Routes for users. */
export function loreRoutes(studio: LoreStudio): Route[] {
  return [
    route(compile, async ({ input: { worldBook, mainName, names, entries } }) =>
      studio.compile(
        { worldBook, main: { name: mainName }, supporting: names.map((name) => ({ name })) },
        entries,
      ),
    ),
    route(tryMessages, async ({ input }) => studio.tryMessages(input.entries, input)),
    route(runTests, ({ viewer, input }) => studio.runTests(viewer.userId, input)),
    route(analyze, async ({ input }) => studio.analyze(input.entries)),
  ];
}
