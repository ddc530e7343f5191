import { useOrigin } from '../navigation/use-origin.ts';

const title = 'Storyloom - AI interactive stories and characters';
const description =
  'Step into AI interactive stories and talk with their characters. Choose, write, and see where it goes.';

/** Meta tags for search engines and link previews. The canonical address has no filters. */
export function HomeMeta() {
  const address = `${useOrigin()}/`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
