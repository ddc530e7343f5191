import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { linkPictureSize, linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Canonical, JsonLd, useOrigin } from '@storyloom/mfe';
import { readHref } from '../navigation/hrefs.ts';
import { adultDescription, siteCard } from '../text/adult-preview.ts';
import { pageTitle } from '../text/page-title.ts';
import { bookGraph } from './book.graph.ts';
import { pageDescription } from './book.model.ts';

/** Metadata for search engines and link previews, which cannot confirm the adult warning; hoisted into the head by React. */
export function BookMeta({ story }: { story: StoryDetail }) {
  const origin = useOrigin();
  const path = readHref(story.slug);
  const title = pageTitle(story.title);
  const adult = isAdult(story.rating);
  const description = adult ? adultDescription : pageDescription(story);
  const picture = adult ? siteCard : { url: linkPictureUrl(story), ...linkPictureSize };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {adult ? <meta name="rating" content="adult" /> : null}
      {story.status === 'UNLISTED' ? <meta name="robots" content="noindex" /> : null}
      <Canonical path={path} />
      <meta property="og:type" content="book" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {adult ? null : <JsonLd graph={bookGraph(story, origin)} />}
    </>
  );
}
