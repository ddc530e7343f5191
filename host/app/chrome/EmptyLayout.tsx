import { PageStage } from './PageStage.tsx';

/** No header, no navigation: the page alone. */
export function EmptyLayout() {
  return <PageStage />;
}
