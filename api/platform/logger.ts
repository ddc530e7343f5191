import { createLogStream } from '@storyloom/logging/log-stream';
import { requestFields } from '@storyloom/logging/request-fields';
import { pino } from 'pino';

export interface Logger {
  debug(fields: object, msg: string): void;
  info(fields: object, msg: string): void;
  warn(fields: object, msg: string): void;
  error(fields: object, msg: string): void;
  child(fields: object): Logger;
}

/**
 * The logged part of an error. The message of a failed query contains its parameters, such as user text or token hashes,
 * so only its cause, the database's own error, is logged.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const source = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in source ? source.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: error.name, code, message: source.message, stack: frames.slice(0, 12).join('\n') };
}

/** Writes JSON lines. Never log tokens, prompts or message texts. */
export function createLogger(level: string): Logger {
  return pino(
    { level, base: { service: 'api' }, mixin: requestFields, serializers: { err: describeError } },
    createLogStream(),
  );
}

const noop = () => undefined;
export const silentLogger: Logger = {
  debug: noop,
  info: noop,
  warn: noop,
  error: noop,
  child: () => silentLogger,
};
