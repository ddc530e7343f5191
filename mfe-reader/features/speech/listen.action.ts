import { Volume2 } from 'lucide-react';
import type { PlainAction } from '../chat/turn-actions/turn-action.ts';
import { synthesis } from './browser-mouth.ts';
import { listening } from './listening.ts';

/** Reads a reply aloud; absent where the browser cannot. */
export const listenAction: PlainAction = {
  id: 'listen',
  place: 'row',
  label: 'Listen',
  icon: Volume2,
  harmless: true,
  shows: ({ message }) => message.role === 'assistant' && message.text !== '' && synthesis() !== null,
  run: ({ chat, message }) => listening.start(chat, message.id, message.text),
};
