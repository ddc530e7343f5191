import { flushCompileCache } from 'node:module';
import './platform/quick-imports.ts';

// Static imports would be resolved before the line above runs.
await import('./run.ts');
// Node keeps compiled code at an exit; a process that is killed has none.
flushCompileCache();
