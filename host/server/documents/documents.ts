import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { localeSegments } from '@storyloom/contract/platform/addresses';
import type { PartAssets } from '@storyloom/contract/platform/composition';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { silentBus } from '@storyloom/mfe/bus';
import type { Call, Host } from '@storyloom/mfe/host';
import { createQueryClient } from '@storyloom/mfe/query';
import { parseTheme } from '@storyloom/ui/theme/theme';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import type { BootstrapData, Stylesheet } from '../../app/bootstrap-data.ts';
import { holdInstallOffer } from '../../app/install/early-offer.ts';
import { isExternal } from '../../app/routing/navigation-target.ts';
import { type Rules, redirectTarget } from '../../app/routing/redirects.ts';
import type * as ShellModule from '../../app/server.tsx';
import { isOAuthAnswer } from '../../app/session/oauth-address.ts';
import { withoutToken, withSessionParameters } from '../../app/session/session-parameters.ts';
import { hostCookies, isRenewalDue } from '../../app/session/token-cookie.ts';
import { holdMessages } from '../../app/webview/early-messages.ts';
import type { Visitor } from '../api/server-calls.ts';
import { visitorAddress } from '../api/visitor-address.ts';
import { createCompressor, encodingFor } from '../encoding.ts';
import { isSecure, originOf } from '../public-address.ts';
import { readApp } from './app-cookie.ts';
import { earlyInputScript } from './early-input.ts';
import { inlineScript } from './inline-script.ts';
import type { InlineStyles } from './inline-styles.ts';
import { hasLocale, localeCookie } from './locale-cookie.ts';
import { securityHeaders } from './security-headers.ts';
import type { ShellBuild } from './shell-build.ts';
import { withTimeout } from './with-timeout.ts';

export type Shell = typeof ShellModule;

interface Options {
  shell: Shell;
  build: ShellBuild;
  site(): Promise<ShellModule.Site>;
  calls(visitor: Visitor, compositionId: string): Call;
  /** Proxies in front of this server, as for `visitorAddress`. */
  trustedProxies: number;
  publicOrigin?: string | null;
  /** Whether browsers get a worker. */
  worker?: boolean;
  redirects?: Rules;
  /** For the page; none if the site counts no visits. */
  analytics?: BootstrapData['analytics'];
  log: Logger;
  /** Stylesheets that the document contains; in development, all are linked. */
  inlineStyles?: InlineStyles;
  /** Security headers; development allows more. */
  headers?(nonce: string): Record<string, string>;
}

/** Time to prepare a page, and then to render it, before the browser renders it instead; in ms. */
const renderTimeoutMs = 8_000;

/** The host of one request, or of a page that is drawn without one. */
export function requestHost(shell: Shell, call: Call, tokenId: string | null): Host {
  const never = () => Promise.reject(new Error('Only the browser can do this.'));
  return shell.createHost({
    call,
    transport: { baseUrl: '', headers: () => ({}) },
    queryClient: createQueryClient(),
    bus: silentBus,
    session: shell.createSession({
      initial: { ...shell.noSession, tokenId },
      login: never,
      logout: never,
      ready: async () => {},
    }),
    dialogs: { open: never },
    toast: () => {},
    confirm: never,
    requireLogin: never,
    holdReload: () => () => {},
    webview: { active: false },
    track: () => {},
    consent: shell.createConsent('off'),
    go: () => {},
    leave: () => {},
  });
}

/** Files of the rendered parts: scripts to preload and stylesheets for the head. */
function filesOf(site: ShellModule.Site, keys: readonly string[]) {
  const scripts: PartAssets['js'] = [];
  const styles: Stylesheet[] = [];
  for (const key of keys) {
    const [name, part] = key.split('/');
    const mfe = site.composition.mfes.find((each) => each.name === name);
    const files = part === undefined ? undefined : mfe?.parts[part];
    if (!mfe || !files) continue;
    scripts.push(mfe.stable.entry, ...files.js);
    styles.push(
      ...files.css.map(({ url }) => ({ href: url, chunk: url.slice(url.indexOf('/static/') + 1) })),
    );
  }
  return { scripts, styles };
}

/** The document already has the text, so the browser needs none. */
const withoutText = (sheet: Stylesheet): Stylesheet =>
  sheet.text === undefined ? sheet : { ...sheet, text: '' };

/** The response itself, or a stream that compresses for it. */
function compress(request: IncomingMessage, response: ServerResponse): Writable {
  const encoding = encodingFor(request);
  if (!encoding) return response;
  response.setHeader('content-encoding', encoding);
  const compressor = createCompressor(encoding);
  compressor.pipe(response);
  return compressor;
}

/** A search engine comes back for a page that it could not have, and must not index an error page. */
function refuseCrawler(response: ServerResponse, status: number): void {
  const isOutage = status >= 500;
  response.writeHead(isOutage ? 503 : status, { ...(isOutage && { 'retry-after': '120' }) }).end();
}

/** Answers every path that is a page. If rendering fails, the document is the frame and the browser renders the page. */
export function createDocuments(options: Options) {
  const {
    shell,
    build,
    site: currentSite,
    calls,
    analytics,
    log,
    headers: headersFor = securityHeaders,
  } = options;
  return async function document(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', originOf(request, options));
    const url = withoutToken(asked);
    const locale = localeSegments.find((segment) => segment === url.pathname.split('/')[1]);
    const basename = locale ? (`/${locale}` as const) : '/';
    const target = redirectTarget(options.redirects ?? {}, url);
    if (target !== null) {
      const location = isExternal(target)
        ? target
        : withSessionParameters(basename === '/' ? target : basename + target, asked);
      response.writeHead(302, { location, 'cache-control': 'private, no-store' }).end();
      return;
    }
    const site = await currentSite();
    const cookies = request.headers.cookie ?? '';
    const token = shell.tokenIn(cookies);
    const secure = isSecure(request, options);
    const app = readApp(asked, cookies, secure);
    const newCookies = [
      ...app.newCookies,
      ...(hasLocale(cookies) ? [] : [localeCookie(secure)]),
      ...(token !== null && isRenewalDue(cookies, Date.now()) ? hostCookies(token, secure, Date.now()) : []),
    ];
    if (newCookies.length > 0) response.setHeader('set-cookie', newCookies);
    const host = requestHost(
      shell,
      calls(
        { token, isInApp: app.isInApp, address: visitorAddress(request, options.trustedProxies) },
        site.composition.id,
      ),
      token,
    );
    const closed = new AbortController();
    response.on('close', () => closed.abort());

    // The browser returns from a login at another service to the page where it began, or closes the window.
    const preparing = isOAuthAnswer(url)
      ? Promise.resolve(shell.prepareFrame(site, host, basename))
      : shell.prepare(site, host, new Request(url, { signal: closed.signal }), basename);
    const prepared = await withTimeout(preparing, renderTimeoutMs).catch((error: unknown) => {
      if (!closed.signal.aborted) log.warn({ path: url.pathname, err: error }, 'page left to the browser');
      return shell.prepareFrame(site, host, basename, 503);
    });
    if (closed.signal.aborted) return;
    if (prepared instanceof Response) {
      const location = withSessionParameters(prepared.headers.get('location') ?? '/', asked);
      // Browsers cache a 301 permanently; a title that changes back would then redirect in circles.
      response.writeHead(prepared.status, { location, 'cache-control': 'private, no-store' }).end();
      return;
    }
    await send(prepared, () => void send(shell.prepareFrame(site, host, basename, 503), null));

    async function send(page: ShellModule.Prepared, fallback: (() => void) | null): Promise<void> {
      const nonce = randomBytes(16).toString('base64');
      const { scripts, styles } = filesOf(site, page.parts);
      const theme = parseTheme(cookies);
      const links: Stylesheet[] = [...build.styles.map(({ src }) => ({ href: src })), ...styles];
      const texts = (await options.inlineStyles?.(links)) ?? [];
      if (closed.signal.aborted) return;
      const sheets = links.map((link, index) => ({ ...link, ...(texts[index] && { text: texts[index] }) }));
      let isBroken = false;
      const { pipe, abort } = page.render({
        nonce,
        scripts: build.scripts,
        styles: sheets,
        theme,
        preloads: scripts.map((script) => ({ ...script, nonce })),
        headScript: holdMessages + holdInstallOffer + earlyInputScript,
        inlineScript: inlineScript({
          ...page.bootstrap,
          styles: sheets.map(withoutText),
          theme,
          build: build.buildId,
          hasWorker: options.worker ?? false,
          ...(analytics && { analytics }),
        }),
        onShellReady() {
          clearTimeout(timer);
          const status = isBroken ? 503 : page.status;
          if (status >= 400 && isbot(request.headers['user-agent'])) {
            refuseCrawler(response, status);
            return;
          }
          const headers = {
            ...headersFor(nonce),
            'cache-control': 'private, no-store',
            vary: 'accept-encoding',
          };
          response.statusCode = status;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          pipe(compress(request, response));
        },
        onShellError(error) {
          clearTimeout(timer);
          log.error({ path: url.pathname, err: error }, 'document not rendered');
          if (fallback) return fallback();
          response
            .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
            .end(pageMessages.internalServerError);
        },
        onError(error) {
          isBroken = true;
          if (!closed.signal.aborted) log.error({ path: url.pathname, err: error }, 'part not rendered');
        },
      });
      const timer = setTimeout(abort, renderTimeoutMs);
      closed.signal.addEventListener('abort', () => abort());
    }
  };
}
