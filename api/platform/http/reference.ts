import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { openapi } from '@storyloom/contract/core/openapi';
import { html, raw } from 'hono/html';
import type { App } from './app.ts';

type Document = ReturnType<typeof openapi>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  [part: string]: unknown;
}

/** Serves `/openapi.json` and, as a page without scripts or external resources, `/docs`; without the calls of administrators. */
export function mountReference(app: App, endpoints: Readonly<Record<string, Endpoint>>): void {
  let document: Document | undefined;
  const read = () => {
    const open = Object.entries(endpoints).filter(([, { caller }]) => caller !== 'admin');
    document ??= openapi(Object.fromEntries(open));
    return document;
  };
  app.get('/openapi.json', (c) => c.json(read()));
  app.get('/docs', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
    return c.html(page(read()));
  });
}

function page(document: Document) {
  const operations = Object.entries(document.paths).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? 'other');
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${document.info.title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <header><h1>${document.info.title}</h1><p>${document.info.description}</p>
      <p><a href="/openapi.json">openapi.json</a></p></header>
    <nav>${[...groups.keys()].map((group) => html`<a href="#${group}">${group}</a>`)}</nav>
    <main>${[...groups].map(([group, calls]) => html`<section id="${group}"><h2>${group}</h2>${calls.map(call)}</section>`)}</main>
  </body>
</html>`;
}

function call({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  const { operationId, summary, description, tags: _, ...rest } = operation;
  return html`<details id="${operationId}">
    <summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span></summary>
    <p>${description}</p>
    ${Object.entries(rest).map(([name, value]) => part(name, value))}
  </details>`;
}

function part(name: string, value: unknown) {
  if (Array.isArray(value) && value.length === 0) return '';
  return html`<h3>${name}</h3><pre>${JSON.stringify(value, null, 2)}</pre>`;
}

const STYLE = `
:root { color-scheme: dark light; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.5rem 0; }
details { border-top: 1px solid #8884; padding: .6rem 0; }
summary { cursor: pointer; } summary span { opacity: .75; margin-left: .5rem; }
summary b { display: inline-block; width: 3.5rem; } .get { color: #2a9d6f; } .post { color: #d9722e; }
pre { overflow: auto; padding: .75rem; border-radius: .4rem; background: #8881; font-size: .8rem; }
h3 { font-size: .85rem; margin: 1rem 0 .25rem; }
`;
