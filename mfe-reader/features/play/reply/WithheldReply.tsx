import { chatMessages } from '@storyloom/contract/chat/messages';
import { Button } from '@storyloom/ui/actions/Button';
import { RefreshCw } from 'lucide-react';
import type { Chat } from '../../chat/chat.ts';
import { useChatBusy } from '../../chat/use-chat.ts';
import styles from './WithheldReply.module.css';

/** In place of a reply that moderation withheld. */
export function WithheldReply({ chat, messageId }: { chat: Chat; messageId: string }) {
  const busy = useChatBusy(chat);
  return (
    <div className={styles.withheld}>
      <p>{chatMessages.hidden}</p>
      <Button
        size="small"
        kind="quiet"
        icon={<RefreshCw />}
        disabled={busy}
        onClick={() => chat.regenerate(messageId)}
      >
        Try again
      </Button>
    </div>
  );
}
