import { arch, getPriority } from 'node:os';
import { DataType, load, open } from 'ffi-rs';

/** The longest that Linux grants, in ns. */
const LONGEST_SLICE = 100_000_000n;
/** Numbers of sched_setattr(2). */
const SYSTEM_CALLS: Record<string, number> = { x64: 314, arm64: 274 };
/** `struct sched_attr` in its first version: bytes, and the offsets of the fields in use. */
const ATTRIBUTES = { size: 48, niceness: 16, runtime: 24 };

/**
 * Requests the longest time slice for this thread and for threads that it starts, so that every other thread that wakes
 * interrupts them at once; Linux otherwise lets a thread finish its slice, up to one timer tick (4 ms), whatever its niceness.
 * No effect before Linux 6.12. Throws where the C library has no `syscall`.
 */
export function requestLongestSlice(): void {
  const call = SYSTEM_CALLS[arch()];
  if (call === undefined) return;
  const attributes = Buffer.alloc(ATTRIBUTES.size);
  attributes.writeUInt32LE(ATTRIBUTES.size);
  attributes.writeInt32LE(getPriority(), ATTRIBUTES.niceness);
  attributes.writeBigUInt64LE(LONGEST_SLICE, ATTRIBUTES.runtime);
  open({ library: 'libc', path: 'libc.so.6' });
  load({
    library: 'libc',
    funcName: 'syscall',
    retType: DataType.I64,
    paramsType: [DataType.I64, DataType.I64, DataType.U8Array, DataType.I64],
    paramsValue: [call, 0, attributes, 0],
  });
}
