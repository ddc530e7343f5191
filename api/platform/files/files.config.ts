import { bucketAddress, bucketAddressRule } from '@storyloom/files/bucket-address';
import * as z from 'zod/mini';
import { setting } from '../settings.ts';

/** The storage of uploaded and generated files; the registry keeps those of releases in it too. */
export const filesSettings = {
  FILES_URL: setting({
    schema: z.optional(z.string().check(z.regex(bucketAddress, bucketAddressRule))),
    about: 'Bucket for uploaded and generated files; without it they are in DATA_DIR',
    example: 's3://key:secret@s3.eu-central-1.amazonaws.com/storyloom?region=eu-central-1',
    secret: true,
  }),
};
