import { compileScript } from '@storyloom/script/compile';
import { reportOn } from '@storyloom/script/report';
import { knotTextsOf } from '@storyloom/script/scene';
import type { CompileTask } from './compile.ts';

const tasks = { compile: compileScript, report: reportOn, knots: knotTextsOf };
process.once('message', ({ task, source, names }: CompileTask) => {
  process.send?.(tasks[task](source, names));
});
