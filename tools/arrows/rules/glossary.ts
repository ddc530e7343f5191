import { bannedNames, bannedOpenings, bannedPhrases, type Term } from '../banned-terms.ts';
import type { Graph } from '../graph.ts';
import { isTest } from '../graph.ts';
import { type Prose, proseOf, withoutLiterals } from '../prose.ts';
import type { Rule, Violation } from '../rule.ts';

/** Files that quote the terms. Fiction may use any word. */
const EXEMPT = /^(?:docs\/glossary\.md$|tools\/arrows\/|CHANGELOG|.*\/CHANGELOG\.md$)/;
const FICTION = /^api\/(?:offline|seed)\/|^e2e\/|\/testing\/|^bench\//;

export const glossaryRules: Rule[] = [
  {
    name: 'glossary',
    fix: 'use the terms of docs/glossary.md',
    check: ({ tree }: Graph) => [...tree].flatMap(([path, text]) => violationsOf(path, text)),
  },
];

function violationsOf(path: string, text: string): Violation[] {
  if (EXEMPT.test(path) || path.endsWith('.json')) return [];
  const prose = proseOf(path, text).filter(({ kind }) => kind !== 'text' || isProductText(path));
  const said = prose.flatMap((each) => [
    ...phrasesIn(path, each, bannedPhrases),
    ...(each.kind === 'comment' && !path.endsWith('.md') ? phrasesIn(path, each, bannedOpenings) : []),
  ]);
  const isData = !isProductText(path) && !path.endsWith('.md');
  const named = (isData ? withoutLiterals(text) : text)
    .split('\n')
    .flatMap((words, index) => phrasesIn(path, { kind: 'comment', line: index + 1, words }, bannedNames));
  return [...said, ...named, ...phrasesIn(path, { kind: 'comment', line: 1, words: path }, bannedNames)];
}

function isProductText(path: string): boolean {
  return !isTest(path) && !FICTION.test(path);
}

function phrasesIn(path: string, { line, words }: Prose, terms: Term[]): Violation[] {
  return terms.flatMap(({ pattern, use }) => {
    const found = pattern.exec(words.trim());
    return found ? [{ path, line, found: `says “${found[0].trim()}”; write ${use}` }] : [];
  });
}
