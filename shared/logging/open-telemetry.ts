import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { StartSpan } from './span.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

function contextOf(traceparent: string | null) {
  if (traceparent === null) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, context);
}

/** A code or the name of a class. */
function errorType(error: unknown): string {
  if (typeof error === 'number') return String(error);
  if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
  return error instanceof Error ? error.name : typeof error;
}

/** The exporter reads the other settings of OpenTelemetry, such as OTEL_EXPORTER_OTLP_HEADERS, by itself. */
export function createStartSpan(service: string): StartSpan {
  const root = new TraceIdRatioBasedSampler(Number(process.env.OTEL_TRACES_SAMPLER_ARG || 0.1));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `storyloom-${service}` }),
    sampler: new ParentBasedSampler({ root }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 1_000 }),
    ],
  });
  const tracer = provider.getTracer('storyloom');
  return (name, kind, attributes, parent) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      end(how = {}) {
        if (how.name !== undefined) span.updateName(how.name);
        if (how.attributes) span.setAttributes(how.attributes);
        if (how.error !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorType(how.error));
        span.end();
      },
    };
  };
}
