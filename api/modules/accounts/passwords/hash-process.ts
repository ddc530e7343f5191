import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { requestIdlePolicy, requestLongestSlice } from './scheduling.ts';

/** A hash to compute. Passwords become PHC strings; codes are hashed with a given salt. */
export type HashTask =
  | { kind: 'password'; password: string }
  | { kind: 'verify'; stored: string; password: string }
  | { kind: 'code'; code: string; salt: Uint8Array };

export type HashRequest = { id: number; task: HashTask };
export type HashAnswer =
  | { id: number; result: string | boolean | Uint8Array }
  | { id: number; error: string };

/**
 * Argon2id, version 19: 12 MiB, three passes, one thread; 8 ms each. One of the fastest of the settings that OWASP's password
 * storage cheat sheet lists as equally strong.
 */
const PARAMETERS = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

lowerPriority(Number(process.argv[2]));
process.on('message', ({ id, task }: HashRequest) => {
  compute(task).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

/** Lowers the priority before the first hash: the threads that compute hashes inherit it. */
function lowerPriority(niceness: number) {
  setPriority(Math.max(getPriority(), niceness));
  if (process.platform !== 'linux') return;
  try {
    // Linux may group processes by session and divide cores between the groups first: priorities count within a group only.
    writeFileSync('/proc/self/autogroup', String(niceness));
  } catch {
    // The kernel has no such groups.
  }
  try {
    requestLongestSlice();
    if (niceness === constants.priority.PRIORITY_LOW) requestIdlePolicy();
  } catch {
    // The C library is not glibc.
  }
}

function compute(task: HashTask): Promise<string | boolean | Uint8Array> {
  if (task.kind === 'password') return hash(task.password, PARAMETERS);
  if (task.kind === 'verify') return verify(task.stored, task.password);
  return hashRaw(task.code, { ...PARAMETERS, salt: task.salt });
}

function answer(message: HashAnswer) {
  process.send?.(message, undefined, undefined, () => {
    // The parent process may have ended.
  });
}
