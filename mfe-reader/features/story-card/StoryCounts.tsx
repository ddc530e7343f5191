import { formatCount } from '@storyloom/contract/core/count-format';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { CountText } from '@storyloom/ui/text/CountText';
import { BookOpen, MessageCircle } from 'lucide-react';

/** The numbers of played turns and readers of a story, without zeros. */
export function StoryCounts({ chatCount, readerCount }: Pick<StoryCard, 'chatCount' | 'readerCount'>) {
  return (
    <>
      {chatCount > 0 ? (
        <CountText text={formatCount(chatCount)} unit="played turn" icon={<MessageCircle />} />
      ) : null}
      {readerCount > 0 ? (
        <CountText text={formatCount(readerCount)} unit="reader" icon={<BookOpen />} />
      ) : null}
    </>
  );
}
