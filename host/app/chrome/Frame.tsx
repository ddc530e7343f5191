import { Chrome } from './Chrome.tsx';
import { PageTransition } from './PageTransition.tsx';
import { usePageTransition } from './use-page-transition.ts';

/** The parent of all pages of both layouts, so that a kept-alive page survives a visit to any other. */
export function Frame() {
  const stage = usePageTransition();
  return (
    <Chrome bare={stage.layout === 'empty'} leaving={stage.motion === 'leaving'}>
      <PageTransition {...stage} />
    </Chrome>
  );
}
