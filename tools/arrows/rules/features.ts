import type { Arrow } from '../graph.ts';
import { arrowRule, type Rule } from '../rule.ts';

/**
 * Features that others may import, by micro-frontend. Each imports only those before it, so features form no cycle.
 * Add one only when several features need it and it has no page of its own.
 */
const BASE_FEATURES: Record<string, readonly string[]> = {
  'mfe-account': ['credentials', 'appeals', 'oauth', 'settings-sections'],
  'mfe-admin': ['admin-parts'],
  'mfe-creator': ['draft', 'paid-help'],
  'mfe-points': ['text', 'balance', 'portal'],
  'mfe-reader': ['text', 'keyboard', 'navigation', 'lazy', 'story-card', 'lists', 'chat'],
};

export const featureRules: Rule[] = [
  arrowRule(
    'features-are-islands',
    'combine features in routes/ and hand parts in as props; what several need is a base feature, listed in tools/arrows/rules/features.ts',
    leavesItsFeature,
  ),
];

function leavesItsFeature({ from, to }: Arrow): boolean {
  const [, mfe = '', feature = ''] = /^(mfe-[^/]+)\/features\/([^/]+)\//.exec(from) ?? [];
  if (feature === '' || !to?.startsWith(`${mfe}/`)) return false;
  if (/^(?:routes|dialogs|slots)\//.test(to.slice(mfe.length + 1))) return true;
  const target = /^mfe-[^/]+\/features\/([^/]+)\//.exec(to)?.[1];
  if (target === undefined || target === feature) return false;
  const base = BASE_FEATURES[mfe] ?? [];
  const below = base.includes(feature) ? base.slice(0, base.indexOf(feature)) : base;
  return !below.includes(target);
}
