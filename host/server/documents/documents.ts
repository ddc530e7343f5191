import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { localeSegments } from '@storyloom/contract/platform/addresses';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { createMinuteGate } from '@storyloom/logging/minute-gate';
import { createTraceparent, currentTraceparent, noteComposition } from '@storyloom/logging/request-fields';
import { openSpan } from '@storyloom/logging/spans';
import { parseTheme } from '@storyloom/ui/theme/theme';
import type { Logger } from 'pino';
import { isExternal } from '../../app/routing/navigation-target.ts';
import { type Rules, redirectTarget } from '../../app/routing/redirects.ts';
import { isOAuthAnswer } from '../../app/session/oauth-address.ts';
import { withoutToken, withSessionParameters } from '../../app/session/session-parameters.ts';
import { hostCookies, isRenewalDue, tokenIn } from '../../app/session/token-cookie.ts';
import { visitorAddress } from '../api/visitor-address.ts';
import { refuseCrawler, sendError } from '../crawlers/send-error.ts';
import { createCompressor, encodingFor } from '../encoding.ts';
import type { Previews } from '../previews/previews.ts';
import { PreviewError, sendPreviewError } from '../previews/ticket.ts';
import { isSecure, originOf } from '../public-address.ts';
import type { PageDocument, PageRequest, RenderFrame, RenderPage } from '../render/page.ts';
import type { Rollout } from '../rollout/rollout.ts';
import { createRolloutId, rolloutIdIn } from '../rollout/rollout-cookie.ts';
import { readApp } from './app-cookie.ts';
import { hasLocale, localeCookie } from './locale-cookie.ts';
import { securityHeaders } from './security-headers.ts';
import { sendSettingUp } from './setting-up.ts';

interface Options {
  renderPage: RenderPage;
  renderFrame: RenderFrame;
  /** Proxies in front of this server, as for `visitorAddress`. */
  trustedProxies: number;
  publicOrigin?: string | null;
  redirects?: Rules;
  /** Development has none: all visitors get the same. */
  rollout?: Rollout;
  previews?: Previews;
  /** Counts a document that begins, or a redirect. */
  observe?(request: PageRequest, document: { status: number; seconds: number }): void;
  log: Logger;
  /** Security headers; development allows more. */
  headers?: typeof securityHeaders;
}

/** The response itself, or a stream that compresses for it. */
function compress(request: IncomingMessage, response: ServerResponse): Writable {
  const encoding = encodingFor(request);
  if (!encoding) return response;
  response.setHeader('content-encoding', encoding);
  const compressor = createCompressor(encoding);
  compressor.on('error', () => response.destroy());
  compressor.pipe(response);
  return compressor;
}

/** Answers every path that is a page. If rendering fails, the document is the frame and the browser renders the page. */
export function createDocuments(options: Options) {
  const { renderPage, renderFrame, log, headers: headersFor = securityHeaders } = options;
  const isWarningDue = createMinuteGate();

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    page: PageDocument,
    { nonce, preview }: PageRequest,
  ): void {
    if (page.status >= 400 && refuseCrawler(request, response, page.status)) return;
    const headers = {
      ...headersFor(nonce, { hasReports: !preview }),
      'cache-control': 'private, no-store',
      vary: 'accept-encoding',
    };
    response.statusCode = page.status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (preview) response.setHeader('x-robots-tag', 'noindex');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    page.pipe(compress(request, response));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', originOf(request, options));
    const secure = isSecure(request, options);
    if (options.previews?.answerLink(asked, response, secure)) return;
    const url = withoutToken(asked);
    const locale = localeSegments.find((segment) => segment === url.pathname.split('/')[1]);
    const basename = locale ? (`/${locale}` as const) : '/';
    const redirectTo = (status: number, location: string) =>
      // Browsers cache a 301 permanently; a title that changes back would then redirect in circles.
      response.writeHead(status, { location, 'cache-control': 'private, no-store' }).end();
    const target = redirectTarget(options.redirects ?? {}, url);
    if (target !== null) {
      const inside = basename === '/' ? target : basename + target;
      redirectTo(302, isExternal(target) ? target : withSessionParameters(inside, asked));
      return;
    }
    const cookies = request.headers.cookie ?? '';
    const token = tokenIn(cookies);
    const app = readApp(asked, cookies, secure);
    const rolloutId = rolloutIdIn(cookies);
    const newRollout = rolloutId === null && options.rollout?.needsId() ? createRolloutId(secure) : null;
    const newCookies = [
      ...app.newCookies,
      ...(hasLocale(cookies) ? [] : [localeCookie(secure)]),
      ...(newRollout ? [newRollout.cookie] : []),
      ...(token !== null && isRenewalDue(cookies, Date.now()) ? hostCookies(token, secure, Date.now()) : []),
    ];
    if (newCookies.length > 0) response.setHeader('set-cookie', newCookies);
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    const address = visitorAddress(request, options.trustedProxies);
    const visitorId = rolloutId ?? newRollout?.id ?? null;
    const shown = await options.previews?.begin(asked, cookies, visitorId);
    const live = options.rollout?.base();
    if (!shown && live && Object.keys(live.mfes).length === 0) {
      if (isWarningDue())
        log.warn(
          'pages are answered with 503: the registry has no release. Publish the micro-frontends: deploy/role.sh publish',
        );
      return sendSettingUp(request, response);
    }
    const begun = shown ?? options.rollout?.begin(url.pathname, visitorId, address);
    const { composition, visit } = begun ?? { composition: '', visit: null };
    noteComposition(composition);
    const span = openSpan('render', 'internal');
    const wanted: PageRequest = {
      traceparent: span?.traceparent ?? currentTraceparent() ?? createTraceparent(),
      url: url.href,
      basename,
      theme: parseTheme(cookies),
      nonce: randomBytes(16).toString('base64'),
      composition,
      visit,
      ...(shown && { preview: shown.preview }),
      flags: (await options.rollout?.flagsOf(composition, url.pathname, visitorId)) ?? {},
      visitor: {
        token,
        isInApp: app.isInApp,
        address,
      },
    };
    const started = performance.now();
    try {
      // The browser returns from a login at another service to the page where it began, or closes the window.
      const page = await (isOAuthAnswer(url) ? renderFrame : renderPage)(wanted, closed.signal).catch(
        (error: unknown) => {
          if (!closed.signal.aborted)
            log.warn({ path: url.pathname, err: error }, 'page left to the browser');
          return renderFrame(wanted, closed.signal, 503);
        },
      );
      span?.end({ attributes: { 'http.response.status_code': page.status } });
      if (closed.signal.aborted) return;
      const seconds = (performance.now() - started) / 1000;
      options.observe?.(wanted, { status: page.status, seconds });
      if (page.location === null) send(request, response, page, wanted);
      else redirectTo(page.status, withSessionParameters(page.location, asked));
    } catch (error) {
      span?.end({ error });
      if (closed.signal.aborted) return;
      log.error({ path: url.pathname, err: error }, 'document not rendered');
      sendError(request, response, 500, pageMessages.internalServerError);
    }
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof PreviewError)) throw error;
      sendPreviewError(response, error, isSecure(request, options));
    });
}
