import { createElement, Fragment } from 'react';
import type { Graph, Thing } from 'schema-dts';
import { useOrigin } from './use-origin.ts';

/** The one address of a page for search engines. A page below `/en` has the same text, so it names the same address. */
export function Canonical({ path }: { path: string }) {
  const href = useOrigin() + path;
  const languages = ['en', 'x-default'].map((hrefLang) =>
    createElement('link', { key: hrefLang, rel: 'alternate', hrefLang, href }),
  );
  return createElement(Fragment, null, createElement('link', { rel: 'canonical', href }), languages);
}

/** What a page is about, in the vocabulary of schema.org. */
export function JsonLd({ graph }: { graph: readonly Thing[] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // A text of a story must not end the script.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return createElement('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html } });
}
