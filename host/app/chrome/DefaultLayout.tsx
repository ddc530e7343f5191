import { Chrome } from './Chrome.tsx';
import { PageStage } from './PageStage.tsx';

export function DefaultLayout() {
  return (
    <Chrome>
      <PageStage />
    </Chrome>
  );
}
