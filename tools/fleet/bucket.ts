import { startFauxqs } from 'fauxqs';

/** A stand-in for S3 that keeps its files in a folder. */
const dataDir = process.argv[2] ?? '.';
const bucket = await startFauxqs({ port: 9000, logger: false, dataDir, s3StorageDir: `${dataDir}/files` });
bucket.createBucket('storyloom');
