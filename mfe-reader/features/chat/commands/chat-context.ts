import type { ChatPorts } from '../ports/ports.ts';
import type { ChatStore } from '../store/chat-store.ts';

/** What every command of a chat works with. */
export interface ChatContext {
  storyId: string;
  ports: ChatPorts;
  store: ChatStore;
}
