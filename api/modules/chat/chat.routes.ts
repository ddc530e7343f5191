import { chatImage } from '@storyloom/contract/chat/endpoints/chat-image';
import { continueReply } from '@storyloom/contract/chat/endpoints/continue-reply';
import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { explain } from '@storyloom/contract/chat/endpoints/explain';
import { feedback } from '@storyloom/contract/chat/endpoints/feedback';
import { known } from '@storyloom/contract/chat/endpoints/known';
import { models } from '@storyloom/contract/chat/endpoints/models';
import { previously } from '@storyloom/contract/chat/endpoints/previously';
import { refresh } from '@storyloom/contract/chat/endpoints/refresh';
import { retrievedMemories } from '@storyloom/contract/chat/endpoints/retrieved-memories';
import { send } from '@storyloom/contract/chat/endpoints/send';
import { stop } from '@storyloom/contract/chat/endpoints/stop';
import { stream } from '@storyloom/contract/chat/endpoints/stream';
import { publicRoute, type RequestFacts, type Route, route, unseen } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { fromWire, toWire } from '../saves/saves.service.ts';
import type { Chat } from './chat.service.ts';
import { pinsRoutes } from './memory/pins/pins.routes.ts';
import { lastEventId } from './runs/sse.ts';
import type { TurnRequest } from './turns/turn-request.ts';

export function chatRoutes(chat: Chat): Route[] {
  /** Errors are plain envelopes, because the stream only starts after the reply has begun. */
  async function answer(viewer: Viewer, request: RequestFacts, wantsStream: boolean, turn: TurnRequest) {
    const { userId } = viewer;
    const { runId } = await chat.begin(viewer, turn);
    if (wantsStream) return chat.stream({ viewer, runId, from: undefined, request });
    return chat.result(userId, runId);
  }

  return [
    // A reply is counted when it ends, often after its call.
    ...unseen(
      route(send, ({ viewer, input, request }) =>
        answer(viewer, request, input.stream, { ...fromWire(input), kind: 'send' }),
      ),
      route(refresh, ({ viewer, input, request }) =>
        answer(viewer, request, input.stream, {
          ...fromWire(input),
          parentId: input.expectedHeadId,
          kind: 'refresh',
        }),
      ),
      route(continueReply, ({ viewer, input, request }) =>
        answer(viewer, request, input.stream, { ...fromWire(input), kind: 'continue' }),
      ),
    ),
    route(stream, ({ viewer, input, request }) =>
      chat.stream({
        viewer,
        runId: input.runId,
        from: lastEventId(request.header('last-event-id')),
        request,
      }),
    ),
    route(stop, ({ viewer, input, request }) =>
      chat.stop({ userId: viewer.userId, runId: input.runId, request }),
    ),
    route(explain, ({ viewer, input }) => chat.explain(viewer.userId, input.messageId)),
    route(retrievedMemories, ({ viewer, input }) => chat.memories(viewer.userId, input.messageId)),
    route(dialogList, async ({ viewer, input }) => toWire(await chat.dialog(viewer, fromWire(input)))),
    route(previously, ({ viewer, input }) => chat.previously(viewer.userId, input.storyId)),
    route(known, ({ viewer, input }) => chat.known(viewer, input.archiveId)),
    publicRoute(models, ({ viewer }) => chat.models(viewer?.userId ?? null)),
    route(feedback, ({ viewer, input }) => chat.feedback(viewer.userId, input)),
    route(chatImage, ({ viewer, input }) => chat.image(viewer, input)),
    ...pinsRoutes(chat.pins),
  ];
}
