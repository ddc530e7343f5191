import { Writable } from 'node:stream';

/** Collects what is written in one turn of the event loop and hands it on as one piece; React writes many small ones. */
export function createDocumentWriter(on: { bytes(bytes: Uint8Array): void; end(): void }): Writable {
  let pieces: Buffer[] = [];
  const flush = () => {
    if (pieces.length > 0) on.bytes(Buffer.concat(pieces));
    pieces = [];
  };
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      if (pieces.length === 0) setImmediate(flush);
      // React uses the memory of a piece again.
      pieces.push(Buffer.from(piece));
      done();
    },
    final(done) {
      flush();
      on.end();
      done();
    },
  });
}
