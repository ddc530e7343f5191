import type { ShareDetail } from '@storyloom/contract/entities/share';
import { useOrigin } from '../navigation/origin.ts';
import { pageTitle } from '../text/page-title.ts';

/** Metadata for link previews. Shares are not indexed, because they can be turned off at any time. */
export function ShareMeta({ share }: { share: ShareDetail }) {
  const origin = useOrigin();
  const { story, excerpt } = share;
  const title = pageTitle(story.title);
  const description = excerpt || story.hook;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={description} />
      <link rel="canonical" href={`${origin}/read/${share.slug}`} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}/read/${share.slug}`} />
      <meta property="og:image" content={new URL(story.cover.url, origin || 'http://localhost').href} />
    </>
  );
}
