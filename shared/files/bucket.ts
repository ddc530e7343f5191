import { S3Driver } from 'flydrive/drivers/s3';

/** A bucket by its address, `s3://<key>:<secret>@<host>/<bucket>?region=<region>`; `http=1` for a server without TLS. */
export function openBucket(address: string): S3Driver {
  const { username, password, host, pathname, searchParams } = new URL(address);
  const scheme = searchParams.get('http') === '1' ? 'http' : 'https';
  return new S3Driver({
    bucket: decodeURIComponent(pathname.slice(1)),
    endpoint: `${scheme}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    // The API, the registry and hosts serve the files themselves, so that their headers and origin are the site’s.
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: true,
  });
}
