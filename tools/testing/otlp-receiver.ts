import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface OtlpRequest {
  resourceSpans: {
    resource: Pick<OtlpSpan, 'attributes'>;
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

/** A receiver of traces in the JSON of OTLP over HTTP. */
export async function startOtlpReceiver(port: number) {
  const spans: (OtlpSpan & { service: string | undefined })[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as OtlpRequest;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** All spans so far. */
    spans,
    /** The spans of a trace, each as the services and names from its root to itself. */
    pathsOf(traceId: string): string[] {
      const own = spans.filter((span) => span.traceId === traceId);
      const pathOf = ({ service, name, parentSpanId }: (typeof own)[number]): string => {
        const parent = own.find(({ spanId }) => spanId === parentSpanId);
        return `${parent ? `${pathOf(parent)} > ` : ''}${service?.replace('storyloom-', '')} ${name}`;
      };
      return own.map(pathOf);
    },
    close: () => server.close(),
  };
}
