import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Command, type Context, Failure, UsageError } from './command.ts';

function usageOf(commands: Record<string, Command>, program: string): string {
  const lines = Object.entries(commands).map(
    ([name, { usage, summary }]) => `  ${program} ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return ['Usage (each with --json):', ...lines].join('\n');
}

function parse(args: readonly string[], options: ParseArgsConfig['options']) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, json: { type: 'boolean' } },
    });
  } catch (error) {
    // Node explains in more sentences how a name could begin with a dash.
    throw new UsageError(error instanceof Error ? `${error.message.split(/\. |\n/)[0]}.` : String(error));
  }
}

/** Standard output and standard error of the command line. */
export interface Output {
  out(text: string): void;
  error(text: string): void;
}

/**
 * Runs a command. Returns the exit code: 0, 1 if something was refused or failed, 2 for wrong usage. With `--json`, the result
 * or `{ error }` is the only text in `out`. What failed is the last line.
 */
export async function run(
  [name = '', ...args]: readonly string[],
  commands: Record<string, Command>,
  { out, error: complain }: Output,
  context: Omit<Context, 'say'>,
  program = 'npm run release --',
): Promise<number> {
  const json = args.includes('--json');
  const say = json ? complain : out;
  const fail = (message: string, code: number, result?: unknown) => {
    if (json) out(JSON.stringify({ error: message, ...(result !== undefined && { result }) }));
    complain(message);
    return code;
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (name === '--help' || name === 'help') {
      out(usageOf(commands, program));
      return 0;
    }
    if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'The command is missing.');
    const { positionals, values } = parse(args, command.options);
    const result = await command.run(positionals, values as Record<string, string | boolean>, {
      ...context,
      say,
    });
    if (json) out(JSON.stringify(result));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(command ? `Usage: ${program} ${name} ${command.usage}` : usageOf(commands, program));
      return fail(error.message, 2);
    }
    return fail(
      error instanceof Error ? error.message : String(error),
      1,
      error instanceof Failure ? error.result : undefined,
    );
  }
}
