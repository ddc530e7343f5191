import type { TurnContext } from '../../features/chat/turn-context.ts';
import { messageBoxId } from '../../features/play/message-box.ts';
import QuoteDialog from '../../features/quote/QuoteDialog.tsx';

export default function QuoteTurnDialog(props: { turn: TurnContext; onClose: () => void }) {
  const { id } = props.turn.story;
  return <QuoteDialog {...props} onInserted={() => document.getElementById(messageBoxId(id))?.focus()} />;
}
