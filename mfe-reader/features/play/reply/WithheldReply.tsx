import { Button } from '@storyloom/ui/actions/Button';
import { RefreshCw } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import styles from './WithheldReply.module.css';

/** In place of a reply that was not allowed to be read: what happened, and the way on. */
export function WithheldReply({ chat, messageId }: { chat: Chat; messageId: string }) {
  const busy = useChatBusy(chat);
  return (
    <div className={styles.withheld}>
      <p>This reply was held back: it went where no story here may go. Your points are back.</p>
      <Button
        size="small"
        kind="quiet"
        icon={<RefreshCw />}
        disabled={busy}
        onClick={() => chat.regenerate(messageId)}
      >
        Write it anew
      </Button>
    </div>
  );
}
