import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

function specifiers(text: string): string[] {
  return importsOf(text).map(({ specifier }) => specifier);
}

test('every way to name a module is seen', () => {
  const text = `
import one from 'one';
import type { Two } from "two";
import {
  three,
  type Three as Third,
} from './three.ts';
import * as four from 'four';
import './five.css';
export { six } from './six.ts';
export type { Seven } from './seven.ts';
export * from './eight.ts';
const nine = () => import('./nine.tsx');
const ten: import('ten').Ten = await import(
  'eleven'
);
`;
  const expected = ['one', 'two', './three.ts', 'four', './five.css', './six.ts', './seven.ts', './eight.ts'];
  expect(specifiers(text)).toEqual([...expected, './nine.tsx', 'ten', 'eleven']);
});

test('what only looks like an import is passed over', () => {
  const text = `
// import a from 'a';
/* import b from 'b'; */
const text = "import c from 'c'";
const template = \`import d from 'd' \${of(\`import e from 'e'\`)} export * from 'f'\`;
export const from = 'g';
const address = 'https://example.test';
`;
  expect(specifiers(text)).toEqual([]);
});

test('an import after a quote in a pattern or in prose is still seen', () => {
  const text = `const quote = /'/;\nconst jsx = <p>don't</p>;\nconst late = () => import('late');`;
  expect(specifiers(text)).toEqual(['late']);
});

test('an import knows its line, and whether it hands everything on', () => {
  expect(importsOf("\n\nexport * from './all.ts';")).toEqual([
    { specifier: './all.ts', line: 3, star: true },
  ]);
});
