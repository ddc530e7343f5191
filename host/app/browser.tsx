import '@storyloom/ui/theme/fonts.css';
import '@storyloom/ui/theme/tokens.css';
import '@storyloom/ui/theme/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pause } from './pause.ts';

void start();

async function start(): Promise<void> {
  const { __STORYLOOM__: bootstrap } = window;
  await pause();
  // In the same script, but evaluated in a task of its own.
  const { startApp } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  const { ssr, app } = await startApp(bootstrap);
  // In a transition, React hydrates in slices and lets input through between them.
  if (ssr || bootstrap.mode === 'client')
    startTransition(() => void hydrateRoot(document, app, { onRecoverableError: console.error }));
  else await replaceDocument(app);
}

/** Renders the document again: the server rendered it with code that the browser could not load. */
async function replaceDocument(app: React.ReactNode): Promise<void> {
  const { createRoot } = await import('react-dom/client');
  createRoot(document).render(app);
}
