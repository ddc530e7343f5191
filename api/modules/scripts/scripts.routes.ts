import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import { type Route, route } from '../../platform/http/route.ts';
import type { Scripts } from './scripts.service.ts';

export function scriptsRoutes(scripts: Scripts): Route[] {
  return [
    route(endings, ({ viewer, input }) => scripts.endings(viewer, input.storyId)),
    route(checkScript, async ({ input }) => {
      const { json, problems, knots, summary } = await scripts.check(input.script);
      return { problems, knots, summary, json: input.withJson ? json : null };
    }),
  ];
}
