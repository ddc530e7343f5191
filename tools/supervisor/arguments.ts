import { parseArgs } from 'node:util';
import { OperatorError } from '../bootstrap/operator-error.mjs';

export type StartArguments = {
  printConfig: boolean;
  dev: boolean;
  /** How many generated stories to add. */
  seed: number | null;
  /** A file that exports `plan`, to be kept up in place of the product. */
  plan: string | null;
};

const USAGE = 'npm start -- [--seed N] [--dev] [--print-config] [--plan file]';

export function readArguments(args: string[]): StartArguments {
  const { values } = parse(args);
  return {
    printConfig: values['print-config'] ?? false,
    dev: values.dev ?? false,
    plan: values.plan ?? null,
    seed: values.seed === undefined ? null : readCount(values.seed),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        dev: { type: 'boolean' },
        plan: { type: 'string' },
        'print-config': { type: 'boolean' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : error} Usage: ${USAGE}`);
  }
}

function readCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new OperatorError(`--seed ${text} is not a number of stories. Example: npm start -- --seed 100000`);
}
