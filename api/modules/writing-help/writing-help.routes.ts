import { config } from '@storyloom/contract/images/endpoints/config';
import { coverConfig } from '@storyloom/contract/images/endpoints/cover-config';
import { coverPrompt } from '@storyloom/contract/images/endpoints/cover-prompt';
import { generate } from '@storyloom/contract/images/endpoints/generate';
import { generatedCovers } from '@storyloom/contract/images/endpoints/generated-covers';
import { optimize } from '@storyloom/contract/stories/endpoints/optimize';
import { suggest } from '@storyloom/contract/stories/endpoints/suggest';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import { optimizeStream } from './texts/optimize-stream.ts';
import type { WritingHelp } from './writing-help.service.ts';

export function writingHelpRoutes(help: WritingHelp): Route[] {
  return [
    route(optimize, async ({ viewer, input }) => {
      const { run, answer } = await help.optimize(viewer.userId, input);
      const text = answer.then(({ result, pointsCharged }) => ({ content: result.content, pointsCharged }));
      return input.stream ? optimizeStream(run, text) : text;
    }),
    route(suggest, ({ viewer, input }) => help.suggest(viewer.userId, input)),
    publicRoute(config, () => help.covers.config()),
    publicRoute(coverConfig, () => help.covers.config()),
    route(coverPrompt, ({ input }) => help.covers.prompt(input)),
    route(generate, ({ viewer, input }) => help.covers.generate(viewer.userId, input)),
    route(generatedCovers, ({ viewer, input }) => help.covers.history(viewer.userId, input)),
  ];
}
