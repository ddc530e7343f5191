import type { ApiModule } from '../../platform/module.ts';
import { chatRoutes } from './chat.routes.ts';
import { type ChatParts, createChat } from './chat.service.ts';
import { eraseChat } from './erase.repository.ts';
import { mergeFeedback, mergeImageRequests, mergeRuns } from './merge.repository.ts';
import { ownFeedback, ownImageRequests, ownPinnedFacts } from './own-data.ts';

export function createChatModule(parts: ChatParts) {
  const service = createChat(parts);
  return {
    service,
    routes: chatRoutes(service),
    jobs: service.jobs,
    merge: {
      runs: { columns: ['runs.user_id'], move: mergeRuns },
      imageRequests: { columns: ['image_requests.user_id'], move: mergeImageRequests },
      replyFeedback: { columns: ['reply_feedback.user_id'], move: mergeFeedback },
    },
    erase: { chat: eraseChat },
    ownData: [ownPinnedFacts, ownFeedback, ownImageRequests],
  } satisfies ApiModule;
}
