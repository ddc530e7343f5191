import { parentPort, workerData } from 'node:worker_threads';
import { compileScript } from '@storyloom/script/compile';

parentPort?.postMessage(compileScript(workerData as string));
