import { Canonical, JsonLd, useOrigin } from '@storyloom/mfe';
import type { SearchAction, WithActionConstraints } from 'schema-dts';

const title = 'Storyloom - AI interactive stories and characters';
const description =
  'Step into AI interactive stories and talk with their characters. Choose, write, and see where it goes.';

/** Meta tags for search engines and link previews. The canonical address has no filters. */
export function HomeMeta() {
  const address = `${useOrigin()}/`;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}search/{keyword}` },
    'query-input': 'required name=keyword',
  };
  return (
    <>
      <meta name="description" content={description} />
      <Canonical path="/" />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <JsonLd graph={[{ '@type': 'WebSite', name: 'Storyloom', url: address, potentialAction: search }]} />
    </>
  );
}
