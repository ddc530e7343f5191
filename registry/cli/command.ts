import type { ParseArgsConfig } from 'node:util';
import type { ReleaseTarget } from './settings.ts';

export interface Context {
  /** The checkout. */
  root: string;
  target: ReleaseTarget;
  /** Prints a line for the person at the terminal. */
  say(line: string): void;
}

export type Values = Record<string, string | boolean | undefined>;

export interface Command {
  /** `<mfe> <version or build>`; what is in brackets may be left out. */
  usage: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Returns what `--json` prints. Throws UsageError, Failure, or an error whose message says the cause and the fix. */
  run(args: readonly string[], values: Values, context: Context): Promise<unknown>;
}

/** The command was called in a wrong way. */
export class UsageError extends Error {}

/** Something was refused, with details for `--json`. */
export class Failure extends Error {
  readonly result: unknown;

  constructor(message: string, result: unknown) {
    super(message);
    this.result = result;
  }
}

/** The argument at a position. Throws UsageError if it is missing. */
export function needed(args: readonly string[], index: number, what: string): string {
  const arg = args[index];
  if (arg === undefined) throw new UsageError(`The ${what} is missing.`);
  return arg;
}

/** The number that somebody gave as `name`. Throws UsageError. */
export function readNumber(
  name: string,
  given: unknown,
  least: number,
  most: number,
  isWhole = true,
): number {
  const number = Number(given);
  const isRead = String(given).trim() !== '' && (!isWhole || Number.isInteger(number));
  if (isRead && number >= least && number <= most) return number;
  throw new UsageError(
    `${name} is ${given}: give a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}.`,
  );
}
