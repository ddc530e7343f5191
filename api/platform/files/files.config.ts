import * as z from 'zod/mini';
import { setting } from '../settings.ts';

const S3 = /^s3:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[a-z0-9][a-z0-9.-]+(?:\?[\w=&.-]*)?$/;

/** The storage of uploaded and generated files. */
export const filesSettings = {
  FILES_URL: setting({
    schema: z.optional(z.string().check(z.regex(S3, 'must be s3://<key>:<secret>@<host>/<bucket>'))),
    about: 'Bucket for uploaded and generated files; without it they are in DATA_DIR',
    example: 's3://key:secret@s3.eu-central-1.amazonaws.com/storyloom?region=eu-central-1',
    secret: true,
  }),
};
