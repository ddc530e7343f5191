import type { TurnContext } from '../../features/chat/turn-context.ts';
import { messageBoxId } from '../../features/play/message-box.ts';
import QuoteDialog from '../../features/quote/QuoteDialog.tsx';

export default function QuoteTurnDialog(props: { turn: TurnContext; onClose: () => void }) {
  // There is none where the story has ended.
  const box = document.getElementById(messageBoxId(props.turn.story.id));
  return <QuoteDialog {...props} onInserted={box ? () => box.focus() : null} />;
}
