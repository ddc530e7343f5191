import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { parseJson, readText } from '../read-text.ts';

export const cspReportPath = '/reports/csp';

/** Largest report that is read, in characters. */
const maxLength = 10_000;

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/** Names of directives. Anyone may send a report, so other names are not counted separately. */
const directiveName =
  /^(?:(?:child|connect|default|font|frame|img|manifest|media|object|prefetch|script|style|worker)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors)$/;

interface Options {
  log: Logger;
  countViolation?: ((directive: string) => void) | undefined;
}

/**
 * Answers reports of Content-Security-Policy violations. Counts them by directive, and logs directive and blocked
 * origin, but no page address and no visitor.
 */
export function createCspReports({ log, countViolation }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request, maxLength);
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
    const report = parseJson(Report, text)?.['csp-report'];
    if (!report) return;
    // Older browsers send the whole directive as violated-directive.
    const [named = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
    const violated = directiveName.test(named) ? named : 'other';
    countViolation?.(violated);
    log.warn({ directive: violated, blocked: originIn(report['blocked-uri'] ?? '') }, 'policy violated');
  };
}

/** The origin of an address, or a keyword such as `inline`; paths and queries may name a visitor. */
function originIn(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.replace(/[^a-z-]/g, '').slice(0, 30);
}
