import { parseArgs } from 'node:util';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { Check } from './check.ts';

export type CheckArguments = {
  checks: Check[];
  /** How many times the checks run. */
  repeat: number;
};

/** Reads `[check ...] [--repeat N]`; no names mean all checks. Throws OperatorError. */
export function readArguments(args: string[], all: Check[]): CheckArguments {
  const usage = `Usage: npm test -- [${all.map(({ name }) => name).join(' ')}] [--repeat N]`;
  const { values, positionals } = parse(args, usage);
  const unknown = positionals.find((name) => !all.some((check) => check.name === name));
  if (unknown !== undefined) throw new OperatorError(`There is no check "${unknown}". ${usage}`);
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1) {
    throw new OperatorError(`--repeat ${values.repeat} is not a number of runs. ${usage}`);
  }
  const checks = positionals.length === 0 ? all : all.filter(({ name }) => positionals.includes(name));
  return { checks, repeat };
}

function parse(args: string[], usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { repeat: { type: 'string' } } });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
}
