import type { BootstrapData } from '../bootstrap-data.ts';
import type { Remotes } from '../remotes/remotes.ts';

export interface PanelParts {
  bootstrap: Pick<BootstrapData, 'composition' | 'mode' | 'preview'>;
  remotes: Remotes;
}
