import { readerKeys } from '@storyloom/contract/chat/dialogs/reader-keys';
import { isTold } from '@storyloom/contract/chat/told';
import { useHost, useNavigate } from '@storyloom/mfe';
import { synthesis } from '@storyloom/ui/speech/speech-engine';
import type { RefObject } from 'react';
import type { Chat } from '../../features/chat/chat.ts';
import type { ChatState } from '../../features/chat/store/chat-state.ts';
import { isReadyIdle, runOf, transcriptOf } from '../../features/chat/store/selectors.ts';
import { isOpening } from '../../features/chat/store/transcript.ts';
import { chooseOtherwise } from '../../features/endings/choose-otherwise.ts';
import { useReaderKeys } from '../../features/keyboard/use-reader-keys.ts';
import { priceText } from '../../features/models/models.model.ts';
import { setFocusMode, useFocusMode } from '../../features/reading/use-focus-mode.ts';
import { readAloud } from '../../features/speech/read-aloud.ts';

interface PlayKeys {
  chat: Chat;
  state: ChatState;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Price of a reply in points. */
  price: number;
  /** The options of the opening scene. */
  opening: readonly string[];
}

const rewriteQuestion = (price: number) => ({
  title: 'Rewrite the last reply?',
  message: `Another version costs ${priceText(price)}. This one stays beside it.`,
  confirmLabel: `Rewrite · ${priceText(price)}`,
  cancelLabel: 'Cancel',
});

/** Binds the keys of `keys.model.ts` while a story is played. */
export function usePlayKeys({ chat, state, box, price, opening }: PlayKeys): void {
  const { confirm, dialogs } = useHost();
  const navigate = useNavigate();
  const inFocusMode = useFocusMode();
  const { messages, editing } = transcriptOf(state);
  const last = messages.at(-1);
  const canNavigate = isReadyIdle(state) && editing === null;
  const reply = canNavigate && last?.role === 'assistant' && !isOpening(last) ? last : null;
  const siblings = reply?.siblingIds ?? [];
  const index = siblings.indexOf(reply?.id ?? '');
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  useReaderKeys({
    // While a reply is generated, Escape in the composer stops it.
    ...(inFocusMode && !runOf(state) && { escape: () => setFocusMode(false) }),
    ...(reply && {
      async regenerate() {
        if (isTold(reply)) return chooseOtherwise(chat, reply, opening);
        // A key is easily pressed by mistake, unlike the button.
        if (price === 0 || (await confirm(rewriteQuestion(price)))) chat.regenerate(reply.id);
      },
    }),
    ...(synthesis() && {
      listen() {
        if (readAloud.reading.getState()) readAloud.stop();
        else if (reply) readAloud.start(chat, reply.id, reply.text);
      },
    }),
    ...(previous && { previous: () => chat.chooseSibling(previous) }),
    ...(next && { next: () => chat.chooseSibling(next) }),
    compose: () => box.current?.focus(),
    // Sending may cost points, so it takes a second key.
    option: (key) =>
      box.current?.closest('section')?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.focus(),
    search: () => void navigate('/search', { state: { focus: true } }),
    focus: () => setFocusMode(!inFocusMode),
    help: () => void dialogs.open(readerKeys),
  });
}
