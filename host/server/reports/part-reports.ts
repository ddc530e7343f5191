import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type CountedReport,
  PartReport,
  reportLimit,
  type StackFrame,
} from '@storyloom/contract/platform/part-report';
import { VitalsReport, vitalsPath } from '@storyloom/contract/platform/vitals';
import type { Logger } from 'pino';
import type { Artifacts } from '../files/artifacts.ts';
import type { HostMetrics } from '../metrics.ts';
import { parseJson, readText } from '../read-text.ts';
import type { VisitCounts } from '../rollout/visit-counts.ts';

interface Options {
  artifacts: Pick<Artifacts, 'release'>;
  metrics: Pick<HostMetrics, 'countFailure'>;
  /** Counts of visits, sent with the reports. */
  visits: Pick<VisitCounts, 'fail' | 'rate' | 'take'>;
  log: Logger;
  registryUrl: string;
  /** The host's token at the registry; without one nothing is forwarded. */
  token: string | null;
  /** Time between two requests to the registry, in ms. */
  forwardMs?: number;
}

/** Answers after which reports are sent again. The registry may have counted them, so counts may be too high. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;
/** Removes what a terminal would act on and PostgreSQL cannot store: controls, marks of direction and lone surrogates. */
const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '').toWellFormed();
/** Largest number of different reports that wait for the registry. */
const maxWaiting = 500;

/**
 * Logs reports of failing parts, counts them in the metrics, and forwards their counts to the registry, which
 * shows them in `release status`.
 */
export function createPartReports(options: Options) {
  const { artifacts, metrics, visits, log, registryUrl, token, forwardMs = 5_000 } = options;
  const waiting = new Map<string, CountedReport>();

  const keep = (report: CountedReport): void => {
    const { mfe, buildId, composition, phase, reason } = report;
    const key = [mfe, buildId, composition, phase, reason].join(' ');
    if (!waiting.has(key) && waiting.size >= maxWaiting) return;
    waiting.set(key, { ...report, count: (waiting.get(key)?.count ?? 0) + report.count });
  };

  /** Logs, counts and forwards a report. A report about an unknown release, or with another stack than of its files, is ignored. */
  const add = async ({ visit, ...given }: PartReport): Promise<void> => {
    const { mfe, buildId, composition, part, message, isPreview } = given;
    if (visit !== undefined && !isPreview) visits.fail(visit, mfe);
    const texts = { composition: printable(composition), part: printable(part), message: printable(message) };
    const report = { ...given, ...texts };
    const release = await artifacts.release(mfe, buildId);
    const isOwn = ({ file }: StackFrame) => release?.assets.some(({ url }) => url === file);
    if (!release || !(given.stack ?? []).every(isOwn)) return;
    log.warn({ ...report, version: release.version }, 'part failed');
    // It says nothing about what is live.
    if (isPreview) return;
    metrics.countFailure(report);
    keep({ ...report, count: 1 });
  };

  let lastReason: string | null = null;

  /** Sends a list to the registry; returns why it was not taken, or null. Calls `keepAll` if it may be sent again. */
  const send = async (
    path: string,
    list: readonly unknown[],
    keepAll: () => void,
  ): Promise<string | null> => {
    try {
      const response = await fetch(`${registryUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(list),
        signal: AbortSignal.timeout(5_000),
      });
      if (response.ok) return null;
      if (isTemporary(response.status)) keepAll();
      return `The registry answered ${response.status}`;
    } catch (error) {
      keepAll();
      return String(error);
    }
  };

  /** Sends what waits; resolves when the registry has answered. */
  const forward = async (): Promise<void> => {
    if (!token) return;
    // Counts that were not taken are lost for both groups alike.
    const counts = visits.take();
    if (counts.length > 0) await send('/visits', counts.slice(0, maxWaiting), () => {});
    if (waiting.size === 0) return;
    const list = [...waiting.values()];
    waiting.clear();
    const reason = await send('/failures', list, () => list.forEach(keep));
    if (reason !== null && reason !== lastReason)
      log.warn({ reports: list.length, reason }, 'reports not forwarded');
    lastReason = reason;
  };

  const timer = setInterval(forward, forwardMs).unref();
  return {
    add,
    forward,
    /** Answers a request with a report from a browser, of a failed part or of vitals. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const text = await readText(request, reportLimit);
      if (request.url === vitalsPath) {
        const report = parseJson(VitalsReport, text);
        if (report && (await artifacts.release(report.mfe, report.buildId))) visits.rate(report);
      } else {
        const report = parseJson(PartReport, text);
        if (report && report.phase !== 'draw') await add(report);
      }
      response.writeHead(text === null ? 413 : 204, { 'cache-control': 'no-store' }).end();
    },
    stop: () => clearInterval(timer),
  };
}

export type PartReports = ReturnType<typeof createPartReports>;
