/** `s3://<key>:<secret>@<host>/<bucket>?region=<region>`. */
export const bucketAddress = /^s3:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[a-z0-9][a-z0-9.-]+(?:\?[\w=&.-]*)?$/;
export const bucketAddressRule = 'must be s3://<key>:<secret>@<host>/<bucket>';
