import { Writable } from 'node:stream';

/** Collects what is written in one turn of the event loop into one piece; React writes many small ones. */
export function createDocumentWriter(on: {
  bytes(bytes: Uint8Array): void;
  /** The rest, perhaps empty. */
  end(bytes: Uint8Array): void;
}): Writable {
  let pieces: Uint8Array[] = [];
  const take = () => {
    const bytes = Buffer.concat(pieces);
    pieces = [];
    return bytes;
  };
  const flush = () => {
    if (pieces.length > 0) on.bytes(take());
  };
  return new Writable({
    write(piece: Uint8Array, _encoding, done) {
      if (pieces.length === 0) setImmediate(flush);
      pieces.push(piece);
      done();
    },
    final(done) {
      on.end(take());
      done();
    },
  });
}
