import type { Command } from './command.ts';
import { changeCommands, deployed, publish, start } from './commands/changes.ts';
import { check } from './commands/check.ts';
import { doctor } from './commands/doctor.ts';
import { keys } from './commands/keys.ts';
import { list } from './commands/list.ts';
import { preview } from './commands/preview.ts';
import { status } from './commands/status.ts';
import { token } from './commands/token.ts';

/** The commands of `npm run release`, by name, in the order of the usage text. */
export const commands: Record<string, Command> = {
  check,
  publish,
  preview,
  ...changeCommands,
  list,
  status,
  token,
  keys,
  doctor,
  deployed,
  start,
};
