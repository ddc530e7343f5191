import { type Graph, isTest, partOf } from '../graph.ts';
import type { Rule, Violation } from '../rule.ts';
import { sleepingTests, type TestException } from './test-exceptions.ts';

const LONGEST = 400;
const MEDIAN = 50;
const DISABLED =
  /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|runIf|skipIf|todo|fails|fixme)\b|@ts-(?:ignore|nocheck)|biome-ignore|\bTO[D]O\b|\bFIX[M]E\b/;
const SLEEP =
  /\b(?:setTimeout|setInterval|sleep|waitForTimeout)\(|\bpg_sleep\b|import \{[^}]*\bset(?:Timeout|Interval)\b[^}]*\} from 'node:timers\/promises'/;

/** Rules for every file. */
export const fileRules: Rule[] = [
  {
    name: 'short-files',
    fix: `split it: one reason to change a file, at most ${LONGEST} lines, and half of all files at most ${MEDIAN}`,
    check: tooLong,
  },
  {
    name: 'no-disabled-checks',
    fix: 'fix the code or the test instead of disabling the check',
    check: ({ files, tree }) => files.flatMap((path) => disabledChecks(path, tree.get(path) ?? '')),
  },
  {
    name: 'no-sleep-in-tests',
    fix: 'wait for what must happen: hold a reply (faults.hold), a provider or a lock (holdLock), inject the wait, or use fake timers; tools/arrows/rules/test-exceptions.ts lists the sleeps that stay, with reasons',
    check: ({ files, tree }) => [
      ...files.flatMap((path) => sleeps(path, tree.get(path) ?? '')),
      ...unusedEntries(tree, sleepingTests, SLEEP),
    ],
  },
  {
    name: 'mocks-reset-modules',
    fix: 'call vi.resetModules() in vi.hoisted and in afterAll: unit test files of a worker share modules',
    check: ({ files, tree }) => files.filter((path) => leavesMock(tree.get(path) ?? '')).map(mocking),
  },
  {
    name: 'ids-without-https',
    fix: 'call randomId of @storyloom/http/random-id: browsers lack crypto.randomUUID on a LAN address without https',
    check: ({ files, tree }) => files.flatMap((path) => needsHttps(path, tree.get(path) ?? '')),
  },
  {
    name: 'no-speed-in-tests',
    fix: 'measure it in bench/; an endless loop fails by the time limit of tests, also on a busy machine',
    check: ({ files, tree }) => files.flatMap((path) => limitsTime(path, tree.get(path) ?? '')),
  },
  {
    name: 'no-spread-of-literals',
    fix: 'write the properties themselves: a spread object literal hides their order, and which of two wins',
    check: ({ files, tree }) => files.flatMap((path) => spreadLiterals(path, tree.get(path) ?? '')),
  },
];

/** A literal with a computed name is the only way to set an attribute of JSX by a constant. */
const SPREAD_LITERAL = /\.\.\.\{\s*[\w'"]/;

function spreadLiterals(path: string, text: string): Violation[] {
  const at = text.search(SPREAD_LITERAL);
  return at < 0
    ? []
    : [{ path, line: text.slice(0, at).split('\n').length, found: 'spreads an object literal' }];
}

const TIME_LIMIT =
  /\b(?:performance|Date)\.now\(\) - \w+\)\.toBe(?:Less|Greater)|\bprocess\.(?:cpuUsage|hrtime)\b/;

function limitsTime(path: string, text: string): Violation[] {
  if (!isTestFile(path)) return [];
  const line = text.split('\n').findIndex((text) => TIME_LIMIT.test(text));
  return line < 0 ? [] : [{ path, line: line + 1, found: 'limits the time that something takes' }];
}

/** True if a mocked module reaches the test files after this one, or if one loaded before replaces the mock. */
const leavesMock = (text: string) =>
  /^vi\.mock\(/m.test(text) && (text.match(/vi\.resetModules\(\)/g) ?? []).length < 2;

const mocking = (path: string): Violation => ({ path, line: 1, found: 'mocks a module and keeps it loaded' });

const IN_BROWSERS = /^(?:mfe-.+|host|shared\/(?:forms|http|mfe|ui))$/;

function needsHttps(path: string, text: string): Violation[] {
  if (!IN_BROWSERS.test(partOf(path)) || isTest(path)) return [];
  const line = text.split('\n').findIndex((text) => text.includes('crypto.randomUUID('));
  return line < 0 ? [] : [{ path, line: line + 1, found: 'calls crypto.randomUUID' }];
}

function tooLong({ files, tree }: Graph): Violation[] {
  const sizes = files.map((path) => ({ path, lines: lineCount(tree.get(path) ?? '') }));
  const long = sizes.filter(({ lines }) => lines > LONGEST);
  const median =
    sizes.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? 0;
  return [
    ...long.map(({ path, lines }) => ({ path, line: LONGEST + 1, found: `has ${lines} lines` })),
    ...(median > MEDIAN ? [{ path: '.', line: 1, found: `the median file has ${median} lines` }] : []),
  ];
}

function disabledChecks(path: string, text: string): Violation[] {
  if (path.startsWith('tools/arrows/')) return [];
  return findLines(path, text, DISABLED);
}

function sleeps(path: string, text: string): Violation[] {
  if (!isTestFile(path)) return [];
  return findLines(path, text, SLEEP).filter(
    ({ words }) => !sleepingTests.some((listed) => listed.path === path && words.includes(listed.words)),
  );
}

/** Tests themselves, without what they share. */
const isTestFile = (path: string) => /\.(?:test|e2e)\.tsx?$/.test(path);

const findLines = (path: string, text: string, pattern: RegExp) =>
  text.split('\n').flatMap((text, index) => {
    const found = pattern.exec(text);
    return found ? [{ path, line: index + 1, found: `says ${found[0]}`, words: text }] : [];
  });

/** Listed exceptions that are no longer in their files. */
function unusedEntries(tree: Graph['tree'], listed: readonly TestException[], pattern: RegExp): Violation[] {
  return listed
    .filter(({ path, words }) => {
      const text = tree.get(path);
      return (
        text !== undefined && !text.split('\n').some((line) => line.includes(words) && pattern.test(line))
      );
    })
    .map(({ path }) => ({
      path: 'tools/arrows/rules/test-exceptions.ts',
      line: 1,
      found: `lists an exception in ${path} that is not there`,
    }));
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}
