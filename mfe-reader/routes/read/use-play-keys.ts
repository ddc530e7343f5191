import { readerKeys } from '@storyloom/contract/dialogs/reader-keys';
import { useHost } from '@storyloom/mfe';
import type { RefObject } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import type { ChatState } from '../../features/chat/store/chat-state.ts';
import { isOpening } from '../../features/chat/store/transcript.ts';
import { useReaderKeys } from '../../features/keyboard/use-reader-keys.ts';
import { setFocusMode, useFocusMode } from '../../features/reading/focus-mode.ts';
import { synthesis } from '../../features/speech/browser-engine.ts';
import { listening } from '../../features/speech/listening.ts';

interface PlayKeys {
  chat: Chat;
  state: ChatState;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The keys of a story that is played; `keys.model.ts` says which. */
export function usePlayKeys({ chat, state, box }: PlayKeys): void {
  const { dialogs } = useHost();
  const focused = useFocusMode();
  const { messages, run, moving, editing } = state;
  const last = messages.at(-1);
  const reply = last?.role === 'assistant' && !isOpening(last) && !run && !moving && !editing ? last : null;
  const siblings = reply?.siblingIds ?? [];
  const at = siblings.indexOf(reply?.id ?? '');
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  useReaderKeys({
    // While a reply is written the composer's own Escape stops it.
    ...(focused && !run && { escape: () => setFocusMode(false) }),
    ...(reply && { regenerate: () => chat.regenerate(reply.id) }),
    ...(synthesis() && {
      listen() {
        if (listening.state.get()) listening.stop();
        else if (reply) listening.start(chat, reply.id, reply.text);
      },
    }),
    ...(before && { previous: () => chat.choose(before) }),
    ...(after && { next: () => chat.choose(after) }),
    compose: () => box.current?.focus(),
    focus: () => setFocusMode(!focused),
    help: () => void dialogs.open(readerKeys),
  });
}
