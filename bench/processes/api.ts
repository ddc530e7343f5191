import { apiNodeFlags } from '@storyloom/tools/supervisor/node-flags.ts';
import { type ChildOptions, startChild } from './child.ts';

/** Starts the API, with the flags of Node that it has in the product. */
export const startApi = ({ nodeFlags = [], ...options }: Omit<ChildOptions, 'script' | 'args'>) =>
  startChild({ ...options, script: 'api/main.ts', nodeFlags: [...apiNodeFlags, ...nodeFlags] });
