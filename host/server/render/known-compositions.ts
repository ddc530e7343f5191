import type { Composition } from '@storyloom/contract/platform/composition';
import { LRUCache } from 'lru-cache';

/** Compositions by id, without the least recently used: each canary doubles their number. */
export const createKnownCompositions = () => new LRUCache<string, Composition>({ max: 256 });
