import { parseArgs } from 'node:util';
import { OperatorError } from '../bootstrap/operator-error.mjs';

export type StartArguments = {
  printConfig: boolean;
  dev: boolean;
  /** How many generated stories to add. */
  seed: number | null;
  /** A file that exports `plan`, which runs instead of the product's. */
  plan: string | null;
  /** In development, the micro-frontends to serve from source; none means all. */
  mfes: string[];
};

const USAGE = 'npm start -- [--seed N] [--print-config] [--plan file], npm run dev -- [micro-frontend ...]';

export function readArguments(args: string[]): StartArguments {
  const { values, positionals } = parse(args);
  const stray = positionals[0];
  if (stray !== undefined && !values.dev)
    throw new OperatorError(`Unexpected argument '${stray}'. Usage: ${USAGE}`);
  return {
    printConfig: values['print-config'] ?? false,
    dev: values.dev ?? false,
    plan: values.plan ?? null,
    mfes: positionals,
    seed: values.seed === undefined ? null : readCount(values.seed),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
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
