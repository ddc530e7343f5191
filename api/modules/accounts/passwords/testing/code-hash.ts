import { verify } from '@node-rs/argon2';

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** True if the hash is the Argon2id hash of the code with this salt and the documented parameters. */
export const isCodeHash = (code: string, { hash, salt }: { hash: Uint8Array; salt: Uint8Array }) =>
  verify(`$argon2id$v=19$m=12288,t=3,p=1$${encode(salt)}$${encode(hash)}`, code);
