#!/usr/bin/env node
import { createMfe } from './new.ts';

const args = process.argv.slice(2);
const [command, name] = args;
const output = {
  out: (text: string) => console.log(text),
  error: (text: string) => console.error(text),
};
try {
  // Older versions cannot run mfe.ts.
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new Error(
      `Node ${process.versions.node} is too old: install Node 24 or newer (https://nodejs.org).`,
    );
  if (command === 'new' && name) createMfe(name, process.cwd(), output.out);
  else if (command === 'new') throw new Error('The name is missing: storyloom new <name>');
  // The packages that a micro-frontend is built with are not installed when it is created.
  else process.exitCode = await (await import('./in-folder.ts')).runInFolder(args, process.cwd(), output);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const help =
    'storyloom new <name> creates a micro-frontend. In its folder, after npm install: npx storyloom help';
  console.error(code === 'ERR_MODULE_NOT_FOUND' ? help : message);
  process.exitCode = 1;
}
