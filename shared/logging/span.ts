export type SpanAttributes = Record<string, string | number>;
export type SpanKind = 'server' | 'client' | 'internal';

/** How a span has ended. Of an error only its kind is recorded: its message may have text of a person. */
export interface SpanEnd {
  /** A name that was not known at the start. */
  name?: string;
  attributes?: SpanAttributes;
  error?: unknown;
}

/** The time that a part of a request takes, sent to the operator’s receiver of traces. */
export interface Span {
  /** For calls that are part of it, in the format of W3C Trace Context. */
  traceparent: string;
  end(how?: SpanEnd): void;
}

/** `parent` is a traceparent; null begins a trace. */
export type StartSpan = (
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  parent: string | null,
) => Span;
