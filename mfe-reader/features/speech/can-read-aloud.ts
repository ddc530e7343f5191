import type { Message } from '@storyloom/contract/chat/entities/message';
import { synthesis } from '@storyloom/ui/speech/speech-engine';

export function canReadAloud({ role, text }: Pick<Message, 'role' | 'text'>): boolean {
  return role === 'assistant' && text !== '' && synthesis() !== null;
}
