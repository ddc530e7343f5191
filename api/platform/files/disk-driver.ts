import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

let writes = 0;

/** flydrive's disk, with writes that a killed process cannot leave half done. */
export class AtomicDiskDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  /** The temporary name is unique, so that two writes of one file do not collide. */
  override async put(key: string, content: string | Uint8Array): Promise<void> {
    const part = `${key}.${process.pid}-${++writes}.part`;
    await super.put(part, content);
    await rename(join(this.#folder, part), join(this.#folder, key));
  }
}
