import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';
import { createSpaceCheck } from '../space.ts';

let writes = 0;

/** flydrive's disk, with writes that a killed process cannot leave half done. */
export class AtomicDiskDriver extends FSDriver {
  readonly #folder: string;
  readonly #space: ReturnType<typeof createSpaceCheck>;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
    this.#space = createSpaceCheck(folder);
  }

  override put(key: string, content: string | Uint8Array): Promise<void> {
    return this.#writeWhole(key, (part) => super.put(part, content));
  }

  /** flydrive's own method fails before it has closed the file, which may then appear after its removal. */
  override putStream(key: string, content: Readable): Promise<void> {
    // A stream may fail before the pipeline listens, which throws its error then.
    content.once('error', () => {});
    return this.#writeWhole(key, async (part) => {
      const path = join(this.#folder, part);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(path));
    });
  }

  /** The temporary name is unique, so that two writes of one file do not collide. */
  async #writeWhole(key: string, write: (part: string) => Promise<void>): Promise<void> {
    await this.#space.require();
    const part = `${key}.${process.pid}-${++writes}.part`;
    try {
      await write(part);
    } catch (error) {
      await rm(join(this.#folder, part), { force: true });
      throw error;
    }
    await rename(join(this.#folder, part), join(this.#folder, key));
  }
}
