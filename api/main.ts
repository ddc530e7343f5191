import './platform/quick-imports.ts';

// Static imports would be resolved before the line above runs.
await import('./run.ts');
