import type { PageRelease } from '@storyloom/contract/composition';
import type { DialogModule, RouteModule, SlotModule } from '@storyloom/mfe/define';

export interface PartKinds {
  route: RouteModule;
  dialog: DialogModule;
  slot: SlotModule;
}
export type PartKind = keyof PartKinds;

/** Names one thing a micro-frontend offers. */
export interface PartRef<Kind extends PartKind = PartKind> {
  mfe: string;
  kind: Kind;
  id: string;
}

export type FailureReason = 'incompatible' | 'unreachable' | 'refused' | 'threw' | 'missing';

/** Loading is a result, never a throw. `fallback`: the last known good release stands in for the stable one. */
export type PartState<Module> =
  | { state: 'pending' }
  | { state: 'ready'; module: Module; release: PageRelease; fallback: boolean }
  | { state: 'failed'; reason: FailureReason };

export const partKey = (ref: PartRef): string => `${ref.mfe}/${ref.kind}:${ref.id}`;
