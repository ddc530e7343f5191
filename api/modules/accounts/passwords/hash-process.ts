import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

/** A hash to compute. Passwords become PHC strings; codes are hashed with a given salt. */
export type HashTask =
  | { kind: 'password'; password: string }
  | { kind: 'verify'; stored: string; password: string }
  | { kind: 'code'; code: string; salt: Uint8Array };

/**
 * Argon2id, version 19: 12 MiB, three passes, one thread; 8 ms each. One of the fastest of the settings that OWASP's password
 * storage cheat sheet lists as equally strong.
 */
const PARAMETERS = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };
/** A hundredth of a core that another thread of the process wants, and all of one that is idle. */
const LOW_PRIORITY = 19;

// On Linux this is the priority of the calling thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOW_PRIORITY));

function compute(task: HashTask): string | boolean | Uint8Array {
  if (task.kind === 'password') return hashSync(task.password, PARAMETERS);
  if (task.kind === 'verify') return verifySync(task.stored, task.password);
  return hashRawSync(task.code, { ...PARAMETERS, salt: task.salt });
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(compute(task)));
