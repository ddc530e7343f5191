import { cutSpans, parseText } from '@storyloom/ui/story-text/format';
import styles from './LiveText.module.css';
import { StoryBlocks } from './StoryBlocks.tsx';

/** Story text while it is streamed. `cuts` are the offsets where pieces begin; each piece fades in. */
export function LiveText(props: { text: string; cuts: readonly number[]; isSpoken?: boolean }) {
  const { text, cuts, isSpoken = false } = props;
  const blocks = parseText(text, { isGrowing: true }).map((block) => ({
    ...block,
    spans: cutSpans(block.spans, cuts),
  }));
  return <StoryBlocks blocks={blocks} spanClassName={styles.fresh} isSpoken={isSpoken} />;
}
