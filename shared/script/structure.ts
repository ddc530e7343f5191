import { isCompiled, readKnots } from './compiled.ts';
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

const header = /^\s*={2,}\s*(function\s+)?([\p{L}\p{N}_]+)\s*(\()?/u;
/** A divert, a tunnel, a thread or a divert as a value; or a name with values, which may be a function. */
const lead = /(?:->|<-)\s*([\p{L}\p{N}_]+)|([\p{L}\p{N}_]+)\s*\(/gu;

/** The knots of a script that can be compiled, in order, and what leads where, whatever the conditions. */
export function structureOf(source: string, script: Script): Knot[] {
  const titles = titlesOf(script);
  const [root, ...parts] = isCompiled(source)
    ? readKnots(source, script.knots)
    : partsOf(source, new Set(script.knots));
  const functions = new Set(parts.filter(({ isFunction }) => isFunction).map(({ name }) => name));
  const leads = new Map(
    [root, ...parts].map(({ name, text }) => {
      const named = [...text.matchAll(lead)].flatMap(([, target = '', called = '']) =>
        script.knots.includes(target) ? target : functions.has(called) ? called : [],
      );
      return [name, [...new Set(named)].filter((each) => each !== name)];
    }),
  );
  const beside = [...script.topics, ...script.reactions].map(({ knot }) => knot);
  const reached = new Set([...(leads.get('') ?? []), ...beside]);
  for (const name of reached) for (const next of leads.get(name) ?? []) reached.add(next);
  return parts.map(({ name, line, isFunction, hasValues }) => {
    const { kind, title } = titles.get(name) ?? { kind: isFunction ? 'function' : 'part', title: null };
    return {
      name,
      kind,
      title,
      line,
      leadsTo: leads.get(name) ?? [],
      isReachable: reached.has(name),
      canBegin: line > 0 && !hasValues && (kind === 'scene' || kind === 'ending' || kind === 'part'),
    };
  });
}

/** The text before the first knot, without a name, and each knot with its text, without comments. */
function partsOf(source: string, names: ReadonlySet<string>) {
  const root = { name: '', line: 1, isFunction: false, hasValues: false, text: '' };
  const parts: [typeof root, ...(typeof root)[]] = [root];
  let part = root;
  // What begins first counts: `/*` within `//` begins nothing.
  const comments = /\/\/.*|\/\*[\s\S]*?\*\//g;
  const lines = source.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/g, '')).split('\n');
  for (const [index, line] of lines.entries()) {
    const [, keyword, name = '', bracket] = header.exec(line) ?? [];
    if (names.has(name) && parts.every((each) => each.name !== name)) {
      part = { name, line: index + 1, isFunction: !!keyword, hasValues: !!bracket, text: '' };
      parts.push(part);
    } else part.text += `${line}\n`;
  }
  return parts;
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
