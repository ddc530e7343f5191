import '@storyloom/ui/theme/fonts.css';
import '@storyloom/ui/theme/tokens.css';
import '@storyloom/ui/theme/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startApp } from './start.tsx';

const { __STORYLOOM__: bootstrap } = window;

void startApp(bootstrap).then(({ ssr, app }) => {
  // In a transition, React hydrates in slices and lets input through between them.
  if (ssr || bootstrap.mode === 'client')
    startTransition(() => void hydrateRoot(document, app, { onRecoverableError: console.error }));
  else replaceDocument(app);
});

/** Renders the document again: the server rendered it with code that the browser could not load. */
async function replaceDocument(app: React.ReactNode): Promise<void> {
  const { createRoot } = await import('react-dom/client');
  createRoot(document).render(app);
}
