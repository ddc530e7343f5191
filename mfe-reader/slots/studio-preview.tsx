import { studioPreviewInput } from '@storyloom/contract/platform/slots';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { PreviewStory } from '../routes/read/PreviewStory.tsx';

/** The chat with a draft, in the studio of its author. */
export default function StudioPreview({ input }: { input: unknown }) {
  const { data } = studioPreviewInput.safeParse(input);
  if (data === undefined) return <ErrorPanel compact title="Preview currently unavailable" />;
  return <PreviewStory key={data.story.id} story={data.story} />;
}
