import { Chrome } from './Chrome.tsx';
import { PageTransition } from './PageTransition.tsx';
import { usePageTransition } from './use-page-transition.ts';

/** The one parent of all pages, whatever their layout: so a page that is kept survives a visit to any other. */
export function Frame() {
  const stage = usePageTransition();
  return (
    <Chrome bare={stage.layout === 'empty'} leaving={stage.motion === 'leaving'}>
      <PageTransition {...stage} />
    </Chrome>
  );
}
