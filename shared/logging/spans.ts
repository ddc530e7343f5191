import { currentTraceparent } from './request-fields.ts';
import type { Span, SpanAttributes, SpanKind, StartSpan } from './span.ts';

let startSpan: StartSpan | null = null;

/** Begins a span, of the current request unless another parent is given. Returns null while tracing is off. */
export const openSpan = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes = {},
  parent = currentTraceparent(),
): Span | null => startSpan?.(name, kind, attributes, parent) ?? null;

/** Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT. Without this setting nothing is loaded; returns whether it is on. */
export async function startTracing(service: string): Promise<boolean> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return false;
  const { createStartSpan } = await import('./open-telemetry.ts');
  startSpan = createStartSpan(service);
  return true;
}
