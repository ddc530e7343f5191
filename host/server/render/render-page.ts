import type { Call } from '@storyloom/mfe/host';
import type { Logger } from 'pino';
import type { BootstrapData, Stylesheet } from '../../app/bootstrap-data.ts';
import { holdInstallOffer } from '../../app/install/early-offer.ts';
import type { Prepared, Site } from '../../app/server.tsx';
import { holdMessages } from '../../app/webview/early-messages.ts';
import type { Visitor } from '../api/server-calls.ts';
import { earlyInputScript } from './early-input.ts';
import { inlineScript } from './inline-script.ts';
import type { InlineStyles } from './inline-styles.ts';
import type { PageDocument, PageRequest, RenderFrame, RenderPage } from './page.ts';
import { requestHost, type Shell } from './request-host.ts';
import type { ShellBuild } from './shell-build.ts';
import { type Script, startScript, startScripts } from './start-scripts.ts';
import { withTimeout } from './with-timeout.ts';

interface Options {
  shell: Shell;
  build: ShellBuild;
  site(request: PageRequest): Promise<Site>;
  calls(visitor: Visitor, compositionId: string): Call;
  /** Whether browsers get a worker. */
  worker?: boolean;
  /** Whether every page may open the platform panel. */
  hasPanel?: boolean;
  /** Source that runs first in each page. */
  headScript?: string;
  /** For the page; none if the site counts no visits. */
  analytics?: BootstrapData['analytics'];
  /** Stylesheets that the document contains; in development, all are linked. */
  inlineStyles?: InlineStyles;
  log: Logger;
}

/** Time to prepare a page, and then to render it, before the browser renders it instead; in ms. */
export const renderTimeoutMs = 8_000;

/** The document already has the text, so the browser needs none. */
const withoutText = (sheet: Stylesheet): Stylesheet =>
  sheet.text === undefined ? sheet : { ...sheet, text: '' };

/** Files of the rendered parts: scripts for hydration and stylesheets for the head. `keys`: `reader/route:home`. */
function filesOf(site: Site, keys: readonly string[]) {
  const scripts: Script[] = [];
  const styles: Stylesheet[] = [];
  for (const key of keys) {
    const [name, part] = key.split('/');
    const mfe = site.composition.mfes.find((each) => each.name === name);
    const files = part === undefined ? undefined : mfe?.parts[part];
    if (!mfe || !files) continue;
    scripts.push(...[mfe.stable.entry, ...files.js].map(({ url, integrity }) => ({ src: url, integrity })));
    styles.push(
      ...files.css.map(({ url }) => ({ href: url, chunk: url.slice(url.indexOf('/static/') + 1) })),
    );
  }
  return { scripts, styles };
}

/** Renders pages in this process. */
export function createPageRenderer(options: Options): { page: RenderPage; frame: RenderFrame } {
  const { shell, build, calls, analytics, log } = options;
  const inline = build.inline ?? { earlyInput: earlyInputScript, start: startScript };

  async function stylesOf(site: Site, page: Prepared) {
    const { scripts, styles } = filesOf(site, page.parts);
    const links: Stylesheet[] = [...build.styles.map(({ src }) => ({ href: src })), ...styles];
    const texts = (await options.inlineStyles?.(links)) ?? [];
    return {
      scripts,
      sheets: links.map((link, index) => ({ ...link, ...(texts[index] && { text: texts[index] }) })),
    };
  }

  /** Resolves when the document's head and the frame of its page are rendered. */
  async function render(
    site: Site,
    page: Prepared,
    { url, nonce, theme, visit, flags, preview }: PageRequest,
    signal: AbortSignal,
  ): Promise<PageDocument> {
    const { scripts, sheets } = await stylesOf(site, page);
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<PageDocument>();
    let isBroken = false;
    const { pipe, abort } = page.render({
      nonce,
      styles: sheets,
      theme,
      preview,
      headScript: [
        options.headScript,
        startScripts(inline.start, build.scripts, scripts, page.hasContent),
        holdMessages,
        holdInstallOffer,
        inline.earlyInput,
      ]
        .filter(Boolean)
        .join(''),
      inlineScript: inlineScript({
        ...page.bootstrap,
        styles: sheets.map(withoutText),
        theme,
        build: build.buildId,
        // The worker keeps the code of what is live.
        hasWorker: (options.worker ?? false) && !preview,
        ...(visit && { visit }),
        ...(preview && { preview }),
        ...((preview || options.hasPanel) && { hasPanel: true }),
        ...(analytics && !preview && { analytics }),
        ...(Object.keys(flags).length > 0 && { flags }),
      }),
      onShellReady: () =>
        resolve({ status: isBroken ? 503 : page.status, location: null, pipe: (to) => void pipe(to) }),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => clearTimeout(timer),
      onError(error) {
        isBroken = true;
        const { id } = site.composition;
        if (!signal.aborted)
          log.error({ path: new URL(url).pathname, composition: id, err: error }, 'part not rendered');
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
    signal.addEventListener('abort', () => abort());
    return promise;
  }

  const hostFor = ({ visitor, flags }: PageRequest, site: Site) =>
    requestHost(shell, calls(visitor, site.composition.id), visitor.token, flags);

  return {
    async page(request, signal) {
      const site = await options.site(request);
      const asked = new Request(request.url, { signal });
      const preparing = shell.prepare(site, hostFor(request, site), asked, request.basename);
      const page = await withTimeout(preparing, renderTimeoutMs);
      if (page instanceof Response)
        return { status: page.status, location: page.headers.get('location') ?? '/' };
      return render(site, page, request, signal);
    },
    async frame(request, signal, status = 200) {
      const site = await options.site(request);
      const page = shell.prepareFrame(site, hostFor(request, site), request.basename, status);
      return render(site, page, request, signal);
    },
  };
}
