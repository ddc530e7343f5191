import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

/** A hash to compute. Passwords become PHC strings; codes are hashed with a given salt. */
export type HashTask =
  | { kind: 'password'; password: string }
  | { kind: 'verify'; stored: string; password: string }
  | { kind: 'code'; code: string; salt: Uint8Array };

/** Argon2id, version 19, with the parameters that OWASP recommends: 19 MiB, two passes, one thread; 15 ms each. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A tenth of a core that another thread wants, and all of one that is idle. */
const LOW_PRIORITY = 10;

// On Linux this is the priority of the calling thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), LOW_PRIORITY));

function compute(task: HashTask): string | boolean | Uint8Array {
  if (task.kind === 'password') return hashSync(task.password, PARAMETERS);
  if (task.kind === 'verify') return verifySync(task.stored, task.password);
  return hashRawSync(task.code, { ...PARAMETERS, salt: task.salt });
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(compute(task)));
