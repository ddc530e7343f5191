import { apiNodeFlags } from '@storyloom/tools/supervisor/node-flags.ts';
import { type ChildOptions, startChild } from './child.ts';

/** Starts the API with the same Node flags as in the product. */
export const startApi = ({ nodeFlags = [], ...options }: Omit<ChildOptions, 'script' | 'args'>) =>
  startChild({ ...options, script: 'api/main.ts', nodeFlags: [...apiNodeFlags, ...nodeFlags] });
