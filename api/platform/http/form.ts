import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { ErrorName } from '@storyloom/contract/core/errors';
import type { Context } from 'hono';
import { DomainError, TransportError } from '../errors.ts';
import { newId } from '../ids.ts';
import { callerGone, isCutOff } from './cut-off.ts';

/** Bytes of a form besides its file: boundaries, headers and text fields. */
const MAX_OTHER_BYTES = 16 * 1024;
const MAX_FIELDS = 10;

/** A file of a form. `path`: its content on the disk, until the form is discarded. */
export class ReceivedFile extends File {
  readonly path: string;

  constructor(content: Blob, name: string, path: string) {
    super([content], name, { type: content.type });
    this.path = path;
  }
}

/** A received multipart form. Files that are not secret are `ReceivedFile` objects. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  discard(): Promise<void>;
}

export interface FormLimits {
  maxFileBytes: number;
  /** The error for a larger file; upload.too_large by default. */
  tooLarge?: ErrorName | undefined;
  /** Keeps the file in memory. */
  isSecret?: boolean | undefined;
  /** Folder of files while their request is handled. */
  folder: string;
}

/**
 * Receives a form with at most one file, which is streamed to a temporary file unless it is secret. Throws `tooLarge`, before it
 * reads anything if the announced length is too large, and a 400, 415 or 499 (the caller is gone) for other faults.
 */
export async function receiveForm(
  c: Context,
  { maxFileBytes, tooLarge, isSecret = false, folder }: FormLimits,
): Promise<ReceivedForm> {
  const refusal = () => new DomainError(tooLarge ?? 'upload.too_large');
  const maxBytes = maxFileBytes + MAX_OTHER_BYTES;
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw refusal();
  const parser = createParser(c, maxFileBytes);
  if (!isSecret) await mkdir(folder, { recursive: true });
  const received = new Map<string, unknown>();
  const paths: string[] = [];
  const streams: BusboyFileStream[] = [];
  const files: Promise<void>[] = [];
  const discard = async () => {
    await Promise.allSettled(files);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };

  async function receiveFile(name: string, stream: BusboyFileStream, filename: string, type: string) {
    if (isSecret) return void received.set(name, new File([await buffer(stream)], filename, { type }));
    const path = join(folder, newId());
    paths.push(path);
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }));
    received.set(name, new ReceivedFile(await openAsBlob(path, { type }), filename, path));
  }

  let fault: Error | undefined;
  const refuse = (error: Error) => {
    fault ??= error;
  };
  parser.on('file', (name, stream, filename, _encoding, type) => {
    stream.once('limit', () => refuse(refusal()));
    streams.push(stream);
    const receiving = receiveFile(name, stream, filename, type);
    // A full disk, for example, ends the parser, which would otherwise wait for ever for its file to be read.
    receiving.catch((error: Error) => parser.destroy(error));
    files.push(receiving);
  });
  parser.on('field', (name, value) => void received.set(name, value));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(new TransportError(400, 'The form has too many fields.')));
  try {
    await pipeline(readBody(c), countBytes(maxBytes, refusal), parser);
    await Promise.all(files);
    if (fault) throw fault;
    return { fields: Object.fromEntries(received), discard };
  } catch (error) {
    // The parser leaves the file of an incomplete form open.
    for (const stream of streams) stream.destroy();
    await discard();
    if (error instanceof DomainError || error instanceof TransportError) throw error;
    if (isCutOff(c, error)) throw callerGone();
    // Errors of the system have a code, those of the parser do not.
    if (error instanceof Error && 'code' in error) throw error;
    throw new TransportError(400, 'The form could not be read.');
  }
}

function createParser(c: Context, maxFileBytes: number): BusboyInstance {
  const headers = { 'content-type': c.req.header('content-type') ?? '' } satisfies BusboyHeaders;
  const limits = { fileSize: maxFileBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_OTHER_BYTES };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw new TransportError(415, 'This request takes a form with a file (multipart/form-data).');
  }
}

function readBody(c: Context): Readable {
  const { body } = c.req.raw;
  return body === null ? Readable.from([]) : Readable.fromWeb(body as never);
}

/** Ends a form without a length that is longer than allowed. */
function countBytes(max: number, refusal: () => DomainError): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) done(refusal());
      else done(null, chunk);
    },
  });
}
