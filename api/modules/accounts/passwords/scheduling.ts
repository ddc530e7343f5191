import { arch, getPriority } from 'node:os';
import { DataType, load, open } from 'ffi-rs';

/** Longest time slice that Linux grants, in ns. */
const LONGEST_SLICE = 100_000_000n;
/** System call numbers of sched_setattr(2). */
const SYSTEM_CALLS: Record<string, number> = { x64: 314, arm64: 274 };
/** `struct sched_attr` in its first version: bytes, and the offsets of the fields in use. */
const ATTRIBUTES = { size: 48, policy: 4, niceness: 16, runtime: 24 };
/** Policy numbers of sched(7). */
const POLICIES = { normal: 0, idle: 5 };

/**
 * Requests the longest time slice for this thread and for threads that it starts, so that every other thread that wakes
 * interrupts them at once; Linux otherwise lets a thread finish its slice, up to one timer tick (4 ms), whatever its niceness.
 * No effect before Linux 6.12. Throws where the C library has no `syscall`.
 */
export function requestLongestSlice(): void {
  setAttributes({ policy: POLICIES.normal, runtime: LONGEST_SLICE });
}

/**
 * Requests the policy SCHED_IDLE for this thread and for threads that it starts. Linux counts a core that computes only for
 * them as idle, so another thread that wakes gets that core rather than waiting for one that is busy. Their time slice stays.
 * Throws where the C library has no `syscall`.
 */
export function requestIdlePolicy(): void {
  setAttributes({ policy: POLICIES.idle, runtime: 0n });
}

function setAttributes({ policy, runtime }: { policy: number; runtime: bigint }): void {
  const call = SYSTEM_CALLS[arch()];
  if (call === undefined) return;
  const attributes = Buffer.alloc(ATTRIBUTES.size);
  attributes.writeUInt32LE(ATTRIBUTES.size);
  attributes.writeUInt32LE(policy, ATTRIBUTES.policy);
  attributes.writeInt32LE(getPriority(), ATTRIBUTES.niceness);
  attributes.writeBigUInt64LE(runtime, ATTRIBUTES.runtime);
  open({ library: 'libc', path: 'libc.so.6' });
  load({
    library: 'libc',
    funcName: 'syscall',
    retType: DataType.I64,
    paramsType: [DataType.I64, DataType.I64, DataType.U8Array, DataType.I64],
    paramsValue: [call, 0, attributes, 0],
  });
}
