import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import { linkPictureSize, linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Canonical, useOrigin } from '@storyloom/mfe';
import { adultDescription, siteCard } from '../text/adult-preview.ts';
import { pageTitle } from '../text/page-title.ts';

/** Metadata for link previews. Shares are not indexed, because they can be turned off at any time. */
export function ShareMeta({ share }: { share: ShareDetail }) {
  const origin = useOrigin();
  const { story, excerpt } = share;
  const title = pageTitle(story.title);
  const adult = isAdult(story.rating);
  const description = adult ? adultDescription : excerpt || story.hook;
  const picture = adult ? siteCard : { url: linkPictureUrl(story), ...linkPictureSize };
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {adult ? <meta name="rating" content="adult" /> : null}
      <meta name="description" content={description} />
      <Canonical path={`/read/${share.slug}`} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}/read/${share.slug}`} />
      <meta property="og:image" content={origin + picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
