import { compileScript } from '@storyloom/script/compile';
import { reportOn } from '@storyloom/script/report';
import type { CompileTask } from './compile.ts';

const tasks = { compile: compileScript, report: reportOn };
process.once('message', ({ task, source }: CompileTask) => {
  process.send?.(tasks[task](source));
});
