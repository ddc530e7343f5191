import { referenceOf } from '@storyloom/contract/core/reference';
import type { PageComposition } from '@storyloom/contract/platform/composition';
import {
  DocumentQueriesContext,
  documentQueriesOf,
  HostContext,
  HydrationBoundary,
  QueryClientProvider,
  SlotContext,
} from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { type ReactNode, useState } from 'react';
import type { BootstrapData } from './bootstrap-data.ts';
import { Document, type HeadScript } from './Document.tsx';
import { type DialogFailed, DialogHost } from './dialogs/DialogHost.tsx';
import type { DialogStack } from './dialogs/stack.ts';
import { PreviewBanner } from './previews/PreviewBanner.tsx';
import { CompositionContext, ownerOf } from './remotes/composition.context.ts';
import type { Remotes } from './remotes/remotes.ts';
import { PageSlot } from './remotes/Slot.tsx';
import { RemotesContext } from './remotes/use-part.ts';
import { ToastRegion } from './toasts/ToastRegion.tsx';
import { toasts } from './toasts/toasts.ts';

export interface AppProps {
  bootstrap: Pick<BootstrapData, 'queries' | 'styles' | 'theme' | 'preview'>;
  composition: PageComposition;
  host: Host;
  remotes: Remotes;
  stack: DialogStack;
  /** In the browser only. */
  dialogFailed?: DialogFailed;
  /** On the server only. */
  headScript?: HeadScript;
  /** The router, or the frame of a document that the browser renders. */
  children: ReactNode;
}

/** The providers and regions around the router, the same on the server and in the browser. */
export function App({
  bootstrap,
  composition,
  host,
  remotes,
  stack,
  dialogFailed = () => {},
  headScript,
  children,
}: AppProps) {
  const [documentQueries] = useState(() => documentQueriesOf(bootstrap.queries));
  return (
    <Document theme={bootstrap.theme} styles={bootstrap.styles} headScript={headScript}>
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <HydrationBoundary state={bootstrap.queries}>
            <DocumentQueriesContext value={documentQueries}>
              <CompositionContext value={composition}>
                <RemotesContext value={remotes}>
                  {bootstrap.preview ? <PreviewBanner {...bootstrap.preview} /> : null}
                  <SlotContext value={PageSlot}>{children}</SlotContext>
                  <DialogHost
                    stack={stack}
                    ownerOf={(dialog) => ownerOf(composition, referenceOf(dialog))}
                    failed={dialogFailed}
                  />
                  <ToastRegion toasts={toasts} />
                </RemotesContext>
              </CompositionContext>
            </DocumentQueriesContext>
          </HydrationBoundary>
        </QueryClientProvider>
      </HostContext>
    </Document>
  );
}
