import type { Script } from './script.ts';

export interface Knot {
  name: string;
  kind: 'scene' | 'ending' | 'topic' | 'reaction' | 'function' | 'part';
  title: string | null;
  /** Counted from 1. */
  line: number;
  leadsTo: string[];
  isReachable: boolean;
  /** True if a playthrough may begin here: it needs no values and is a part of the plot. */
  canBegin: boolean;
}

const header = /^\s*={2,}\s*(function\s+)?([\p{L}\p{N}_]+)\s*(\()?/u;

/** The knots of a compiled script in the order of its source, and what leads where, whatever the conditions. */
export function structureOf(source: string, script: Script): Knot[] {
  const { root, knots } = leadsOf(script);
  const titles = titlesOf(script);
  const beside = [...script.topics, ...script.reactions].map(({ knot }) => knot);
  const reached = reachedFrom([...root, ...beside], knots);
  return headersOf(source, new Set(script.knots)).map(({ name, line, isFunction, hasValues }) => {
    const { kind, title } = titles.get(name) ?? { kind: isFunction ? 'function' : 'part', title: null };
    return {
      name,
      kind,
      title,
      line,
      leadsTo: knots.get(name) ?? [],
      isReachable: reached.has(name),
      canBegin: !hasValues && (kind === 'scene' || kind === 'ending' || kind === 'part'),
    };
  });
}

function headersOf(source: string, names: ReadonlySet<string>) {
  const found = new Map<string, { name: string; line: number; isFunction: boolean; hasValues: boolean }>();
  for (const [index, text] of source.split('\n').entries()) {
    const [, keyword, name = '', bracket] = header.exec(text) ?? [];
    if (!names.has(name) || found.has(name)) continue;
    const [isFunction, hasValues] = [keyword !== undefined, bracket !== undefined];
    found.set(name, { name, line: index + 1, isFunction, hasValues });
  }
  return [...found.values()];
}

function titlesOf({ beats, endings, topics, reactions }: Script) {
  const titles = new Map<string, Pick<Knot, 'kind' | 'title'>>();
  for (const knot of beats) titles.set(knot, { kind: 'scene', title: null });
  for (const [knot, title] of endings) titles.set(knot, { kind: 'ending', title });
  for (const { knot, phrases } of topics) titles.set(knot, { kind: 'topic', title: phrases.join(', ') });
  for (const { knot, who, act } of reactions)
    titles.set(knot, { kind: 'reaction', title: who === null ? act : `${who}, ${act}` });
  return titles;
}

/** The knots that the script’s start and each knot lead to. */
function leadsOf({ json, knots }: Script): { root: string[]; knots: Map<string, string[]> } {
  const known = new Set(knots);
  const { root } = JSON.parse(json) as { root: unknown[] };
  const parts = root.at(-1) as Record<string, unknown> | null;
  const leads = (part: unknown, own: string | null) => {
    const found = new Set([...targetsIn(part)].filter((target) => known.has(target) && target !== own));
    return [...found];
  };
  return {
    root: leads(root.slice(0, -1), null),
    knots: new Map(knots.map((name) => [name, leads(parts?.[name], name)])),
  };
}

/** Keys of compiled ink whose value is a path: diverts, tunnels, calls, and diverts as values. */
const divertKeys = ['->', '->t->', 'f()', '^->'];

/** Knots by name: inkjs writes a path within a knot relative to its place, with a dot first. */
function* targetsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part) && !('var' in part)) {
    for (const key of divertKeys) {
      const path = (part as Record<string, unknown>)[key];
      if (typeof path === 'string') yield path.split('.', 1).join();
    }
  }
  for (const inner of Object.values(part)) yield* targetsIn(inner);
}

function reachedFrom(start: readonly string[], leads: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(start);
  for (const name of reached) for (const next of leads.get(name) ?? []) reached.add(next);
  return reached;
}
