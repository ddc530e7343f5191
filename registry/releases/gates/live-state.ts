import type { Release } from '@storyloom/contract/platform/composition';
import type { Deployments } from './compatibility-gate.ts';
import type { ContractDefinitions } from './contract-gate.ts';

/** The state a release is checked against. */
export interface LiveState {
  /** The stable release of each micro-frontend. */
  releases: readonly Release[];
  /** The last known good releases, which pages load if a stable one fails. */
  fallbacks: readonly Release[];
  /** The releases that a share of the visitors gets. */
  canaries: readonly Release[];
  definitions: ContractDefinitions;
  deployments: Deployments;
}
