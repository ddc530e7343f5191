import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import { type Choice, Choices } from '@storyloom/ui/forms/Choices';
import { useReplyLength } from './use-reply-length.ts';

const lengths: readonly Choice<ReplyLength>[] = [
  { value: 'SHORT', label: 'Short' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LONG', label: 'Long' },
];

/** How long the replies of models are, in all stories of the reader. */
export function ReplyLengthChoice() {
  const { length, choose } = useReplyLength();
  if (length === undefined) return null;
  return (
    <Choices legend="Length of replies, in all stories" choices={lengths} value={length} onChange={choose} />
  );
}
