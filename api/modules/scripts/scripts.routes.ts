import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { foundEndings } from '@storyloom/contract/chat/endpoints/found-endings';
import { questions } from '@storyloom/contract/chat/endpoints/questions';
import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import { type Route, route } from '../../platform/http/route.ts';
import type { Scripts } from './scripts.service.ts';

export function scriptsRoutes(scripts: Scripts): Route[] {
  return [
    route(endings, ({ viewer, input }) => scripts.endings(viewer, input.storyId)),
    route(foundEndings, ({ viewer }) => scripts.foundEndings(viewer)),
    route(questions, ({ viewer, input }) => scripts.questions(viewer, input.storyId)),
    route(answerQuestions, ({ viewer, input }) => scripts.answer(viewer, input)),
    route(checkScript, async ({ viewer, input }) => {
      const { json, problems, knots, summary } = await scripts.check(viewer.userId, input.script);
      return { problems, knots, summary, json: input.withJson ? json : null };
    }),
  ];
}
