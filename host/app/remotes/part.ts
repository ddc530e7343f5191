import type { PageRelease } from '@storyloom/contract/platform/composition';
import type { MfeManifest } from '@storyloom/contract/platform/manifest';
import type { DialogModule, RouteModule, SlotModule } from '@storyloom/mfe/define';

export interface PartKinds {
  route: RouteModule;
  dialog: DialogModule;
  slot: SlotModule;
}
export type PartKind = keyof PartKinds;

/** Names one part of a micro-frontend. A dialog's id is its reference: `points-details@1`. */
export interface PartRef<Kind extends PartKind = PartKind> {
  mfe: string;
  kind: Kind;
  id: string;
}

export type FailureReason = 'incompatible' | 'unreachable' | 'refused' | 'threw' | 'missing';

/** The build that a part's code comes from, and what that build declares. */
export interface LoadedCode {
  release: PageRelease;
  manifest: Pick<MfeManifest, 'name' | 'events'>;
}

/** `fallback`: the last known good release was loaded instead of the stable one. */
export type PartState<Module> =
  | { state: 'pending' }
  | ({ state: 'ready'; module: Module; fallback: boolean } & LoadedCode)
  | { state: 'failed'; reason: FailureReason };

export const partKey = (ref: PartRef): string => `${ref.mfe}/${ref.kind}:${ref.id}`;
