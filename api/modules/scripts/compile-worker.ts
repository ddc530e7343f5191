import { parentPort, workerData } from 'node:worker_threads';
import { compileScript } from '@storyloom/script/compile';
import { reportOn } from '@storyloom/script/report';
import type { WorkerTask } from './compile.ts';

const tasks = { compile: compileScript, report: reportOn };
const { task, source } = workerData as { task: WorkerTask; source: string };
parentPort?.postMessage(tasks[task](source));
