import { parseArgs } from 'node:util';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import type { Check } from './check.ts';

export type CheckArguments = {
  checks: Check[];
  /** How many times the checks run. */
  repeat: number;
};

/** Reads `[quick | check ...] [--repeat N]`; no names mean all checks. Throws OperatorError. */
export function readArguments(args: string[], all: Check[], quick: Check[]): CheckArguments {
  const usage = `Usage: npm test -- [quick | ${all.map(({ name }) => name).join(' ')}] [--repeat N]`;
  const { values, positionals } = parse(args, usage);
  const isQuick = positionals.length === 1 && positionals[0] === 'quick';
  const unknown = positionals.find((name) => !all.some((check) => check.name === name));
  if (unknown !== undefined && !isQuick) throw new OperatorError(`There is no check "${unknown}". ${usage}`);
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1) {
    throw new OperatorError(`--repeat ${values.repeat} is not a number of runs. ${usage}`);
  }
  if (isQuick) return { checks: quick, repeat };
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
