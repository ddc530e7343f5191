import * as z from 'zod/mini';
import { setting } from '../../platform/settings.ts';

const KEY_BYTES = 32;

const isKey = (text: string) => Buffer.from(text, 'base64').length === KEY_BYTES;

const keys = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((text: string) => text.split(',').flatMap((each) => each.trim() || [])),
    z.array(z.string().check(z.refine(isKey, `each key must be ${KEY_BYTES} bytes in base64`))),
  ),
);

export const creatorsSettings = {
  DOCUMENT_KEYS: setting({
    schema: keys,
    about:
      'Keys that encrypt identity documents, separated by commas: the first encrypts, all decrypt. Without one, only sites on this machine take documents',
    example: 'the output of: openssl rand -base64 32',
    secret: true,
  }),
};
