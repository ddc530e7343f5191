import type { ChatPorts } from '../ports/ports.ts';
import type { ChatStore } from '../store/chat-store.ts';

/** Shared context of a chat's commands. */
export interface ChatContext {
  storyId: string;
  ports: ChatPorts;
  store: ChatStore;
}
