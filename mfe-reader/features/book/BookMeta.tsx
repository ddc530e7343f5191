import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { useOrigin } from '../navigation/origin.ts';
import { pageTitle } from '../text/page-title.ts';
import { pageDescription } from './book.model.ts';

/** Metadata for search engines and link previews, hoisted into the head by React. */
export function BookMeta({ story }: { story: StoryDetail }) {
  const origin = useOrigin();
  const address = `${origin}/read/${story.slug}`;
  const title = pageTitle(story.title);
  const description = pageDescription(story);
  const image = new URL(story.cover.url, origin || 'http://localhost').href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="book" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(story.cover.width)} />
      <meta property="og:image:height" content={String(story.cover.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
