import { parseText } from '@storyloom/ui/story-text/format';
import { StoryBlocks } from './StoryBlocks.tsx';

/** Story text as prose. Its marks are rendered; other markup is shown as plain text, never as HTML. */
export function StoryText({ text, isSpoken = false }: { text: string; isSpoken?: boolean }) {
  return <StoryBlocks blocks={parseText(text)} isSpoken={isSpoken} />;
}
