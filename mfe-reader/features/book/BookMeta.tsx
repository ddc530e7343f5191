import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { useOrigin } from '../navigation/use-origin.ts';
import { adultDescription, siteCard } from '../text/adult-preview.ts';
import { pageTitle } from '../text/page-title.ts';
import { pageDescription } from './book.model.ts';

/** Metadata for search engines and link previews, which cannot confirm the adult warning; hoisted into the head by React. */
export function BookMeta({ story }: { story: StoryDetail }) {
  const origin = useOrigin();
  const address = `${origin}/read/${story.slug}`;
  const title = pageTitle(story.title);
  const adult = isAdult(story.rating);
  const description = adult ? adultDescription : pageDescription(story);
  const cover = adult ? siteCard : story.cover;
  const image = new URL(cover.url, origin || 'http://localhost').href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {adult ? <meta name="rating" content="adult" /> : null}
      {story.status === 'UNLISTED' ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={address} />
      <meta property="og:type" content="book" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cover.width)} />
      <meta property="og:image:height" content={String(cover.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
