import type { Script } from './script.ts';

export interface Knot {
  name: string;
  kind: 'scene' | 'ending' | 'topic' | 'reaction' | 'function' | 'part';
  title: string | null;
  /** Counted from 1; 0 in a compiled script, which has no lines. */
  line: number;
  leadsTo: string[];
  isReachable: boolean;
  /** True if a playthrough may begin here: it needs no values and is a part of the plot. */
  canBegin: boolean;
}

const header = /^\s*={2,}\s*(?:function\s+)?([\p{L}\p{N}_]+)/u;
/** A divert, a tunnel, a divert as a value, or a function in the JSON of inkjs. */
const lead = /"(->|->t->|\^->|f\(\))":"([\p{L}\p{N}_]+)/gu;

/** The knots of a script, in order, and what leads where, whatever the conditions. */
export function structureOf(source: string, script: Script): Knot[] {
  const { root } = JSON.parse(script.json) as { root: unknown[] };
  const contents = root.at(-1) as Record<string, unknown>;
  const leadsIn = (content: unknown, kinds?: string) =>
    [...JSON.stringify(content).matchAll(lead)].flatMap(([, kind, target = '']) =>
      kinds === undefined || kind === kinds ? target : [],
    );
  const functions = new Set(leadsIn(root, 'f()'));
  const leads = new Map<string, string[]>(
    script.knots.map((knot) => {
      const targets = leadsIn(contents[knot]).filter((each) => each !== knot && each in contents);
      return [knot, [...new Set(targets)]] as const;
    }),
  );
  const reached = new Set([...leadsIn(root.slice(0, -1)), ...script.beside]);
  for (const knot of reached) for (const next of leads.get(knot) ?? []) reached.add(next);
  const lines = linesOf(source);
  const titles = titlesOf(script);
  const knots = script.knots.map((name): Knot => {
    const { kind, title } = titles.get(name) ?? {
      kind: functions.has(name) ? 'function' : 'part',
      title: null,
    };
    const line = lines.get(name) ?? 0;
    const hasValues = JSON.stringify(contents[name]).startsWith('[{"temp="');
    const isPlot = kind !== 'function' && !script.beside.includes(name);
    const leadsTo = leads.get(name) ?? [];
    return {
      name,
      kind,
      title,
      line,
      leadsTo,
      isReachable: reached.has(name),
      canBegin: line > 0 && !hasValues && isPlot,
    };
  });
  return knots.toSorted((a, b) => a.line - b.line);
}

/** A script without its comments, in the same lines. What begins first counts: `/*` within `//` begins nothing. */
export function blankComments(source: string): string {
  const comments = /\/\/.*|\/\*[\s\S]*?\*\//g;
  return source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, ''));
}

function linesOf(source: string): Map<string, number> {
  const lines = blankComments(source)
    .split('\n')
    .map((line, at) => [header.exec(line)?.[1] ?? '', at + 1] as const);
  return new Map(lines.toReversed());
}

function titlesOf({ beats, endings, topics, reactions }: Script) {
  return new Map<string, Pick<Knot, 'kind' | 'title'>>([
    ...beats.map((knot) => [knot, { kind: 'scene', title: null }] as const),
    ...[...endings].map(([knot, title]) => [knot, { kind: 'ending', title }] as const),
    ...topics.map(({ knot, phrases }) => [knot, { kind: 'topic', title: phrases.join(', ') }] as const),
    ...reactions.map(
      ({ knot, who, act }) =>
        [knot, { kind: 'reaction', title: who === null ? act : `${who}, ${act}` }] as const,
    ),
  ]);
}
