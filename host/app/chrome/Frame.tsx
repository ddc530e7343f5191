import { Chrome } from './Chrome.tsx';
import { PageStage } from './PageStage.tsx';
import { usePageStage } from './use-page-stage.ts';

/** The one parent of all pages, whatever their layout: so a page that is kept survives a visit to any other. */
export function Frame() {
  const stage = usePageStage();
  return (
    <Chrome bare={stage.layout === 'empty'} leaving={stage.motion === 'leaving'}>
      <PageStage {...stage} />
    </Chrome>
  );
}
