import type { CDPSession } from 'playwright';

export interface Traffic {
  requests: number;
  scripts: number;
  /** Encoded body sizes. */
  scriptBytes: number;
  documentBytes: number;
  bytes: number;
  /** Micro-frontends whose code was loaded. */
  remotes: string[];
}

interface Seen {
  url: string;
  script: boolean;
  document: boolean;
  bytes: number;
  headerBytes: number;
  fromCache: boolean;
}

/** Counts the network traffic of a page; `read` returns the totals so far. */
export function watchTraffic(session: CDPSession): { read(): Traffic } {
  const seen = new Map<string, Seen>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, headers, fromDiskCache = false, fromPrefetchCache = false } = response;
    const script = type === 'Script' || /\.js$/.test(new URL(url).pathname);
    const headerBytes = response.encodedDataLength;
    const length = Number(headers['content-length'] ?? headers['Content-Length'] ?? 0);
    const fromCache = fromDiskCache || fromPrefetchCache;
    seen.set(requestId, {
      url,
      script,
      document: type === 'Document',
      bytes: length,
      headerBytes,
      fromCache,
    });
  });
  // Documents are streamed, so no header tells their length; the first event tells that of the headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request?.document) request.bytes = encodedDataLength - request.headerBytes;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = seen.get(requestId);
    if (request) request.fromCache = true;
  });
  return {
    read() {
      const fetched = [...seen.values()].filter(({ url, fromCache }) => !fromCache && url.startsWith('http'));
      return summarise(fetched);
    },
  };
}

export function summarise(fetched: readonly Omit<Seen, 'fromCache' | 'headerBytes'>[]): Traffic {
  const scripts = fetched.filter(({ script }) => script);
  const sum = (all: readonly { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);
  const owners = scripts.flatMap(({ url }) => /\/m\/([a-z0-9]+)\//.exec(url)?.[1] ?? []);
  return {
    requests: fetched.length,
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    documentBytes: sum(fetched.filter(({ document }) => document)),
    bytes: sum(fetched),
    remotes: [...new Set(owners)].sort(),
  };
}
