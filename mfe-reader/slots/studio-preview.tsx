import { studioPreviewInput } from '@storyloom/contract/platform/slots';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { useMemo } from 'react';
import { PreviewStory } from '../routes/read/PreviewStory.tsx';

/** The chat with a draft, in the studio of its author. */
export default function StudioPreview({ input }: { input: unknown }) {
  // The answers of the author belong to one prepared story.
  const data = useMemo(() => studioPreviewInput.safeParse(input).data, [input]);
  if (data === undefined) return <ErrorPanel compact title="Preview currently unavailable" />;
  return <PreviewStory key={data.story.id} story={data.story} />;
}
