import { pino } from 'pino';

export interface Logger {
  debug(fields: object, msg: string): void;
  info(fields: object, msg: string): void;
  warn(fields: object, msg: string): void;
  error(fields: object, msg: string): void;
  child(fields: object): Logger;
}

/**
 * What is kept of an error. A failed query's own message holds its parameters, which may be a reader's words
 * or a token's hash: only the database's own account of it, the cause, is logged.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const source = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in source ? source.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { type: error.name, code, message: source.message, stack: frames.slice(0, 12).join('\n') };
}

/** JSON lines on stdout. Never give it a token, a prompt or a message's text. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { service: 'api' }, serializers: { err: describeError } });
}

const quiet = () => undefined;
export const silentLogger: Logger = {
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  child: () => silentLogger,
};
