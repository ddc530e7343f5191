import { stop as stopEndpoint } from '@storyloom/contract/chat/endpoints/stop';
import { stream as streamEndpoint } from '@storyloom/contract/chat/endpoints/stream';
import * as z from 'zod/mini';
import type { RequestFacts } from '../../../platform/http/route.ts';
import { FORWARDED_HEADER, forwardToOwner, isAnswering, readJson, toStream } from './forward.ts';
import type { Run } from './run.ts';
import type { RunOwner, RunRow } from './runs.schema.ts';

const stopAnswer = z.object({ code: z.literal(0), data: stopEndpoint.data });

export interface StreamCall {
  from: number | undefined;
  request: RequestFacts;
  /** The events of a run that is in memory. */
  serve(run: Run): ReadableStream<Uint8Array>;
}

/** The replies that other processes generate. */
export interface Elsewhere {
  /** The events of a running reply; undefined if they cannot be had now. */
  stream(run: RunRow, call: StreamCall): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Asks the owner to stop a reply; undefined if it gives no answer. */
  stop(run: RunRow, request: RequestFacts): Promise<z.infer<typeof stopAnswer>['data'] | undefined>;
  /** True if the process is alive, even if the database has lost its session. */
  isAlive(run: RunRow): Promise<boolean>;
  /** Open streams that read replies here, and do not pass on those of the owner. */
  countFollowers(): number;
  /** Ends the streams of followed replies, once their signal is aborted. */
  close(): void;
}

/** Forwards requests to the address of the owner. */
export function createForwarding(own: () => RunOwner): Elsewhere {
  /** Undefined if the address is that of this process or the request was already forwarded. */
  function otherAddress({ ownerAddress }: RunRow, { header }: RequestFacts): string | undefined {
    const isOwn = ownerAddress === null || ownerAddress === own().ownerAddress;
    return isOwn || header(FORWARDED_HEADER) !== undefined ? undefined : ownerAddress;
  }

  return {
    async stream(run, { from, request }) {
      const address = otherAddress(run, request);
      if (address === undefined) return undefined;
      const response = await forwardToOwner({
        address,
        method: 'GET',
        path: `${streamEndpoint.path}?runId=${encodeURIComponent(run.id)}`,
        tokenId: request.header('tokenid') ?? '',
        lastEventId: from?.toString(),
        signal: request.signal,
      });
      return response && toStream(response);
    },
    async stop(run, request) {
      const address = otherAddress(run, request);
      if (address === undefined) return undefined;
      const response = await forwardToOwner({
        address,
        method: 'POST',
        path: stopEndpoint.path,
        body: JSON.stringify({ runId: run.id }),
        tokenId: request.header('tokenid') ?? '',
        signal: request.signal,
      });
      const answer = response && stopAnswer.safeParse(await readJson(response));
      return answer?.success ? answer.data.data : undefined;
    },
    isAlive: isAnswering,
    countFollowers: () => 0,
    close: () => undefined,
  };
}
