import { describe, expect, it } from 'vitest';
import { cssImportsOf, importsOf } from './imports.ts';

describe('importsOf', () => {
  it('finds static, dynamic and re-exported modules with their lines', () => {
    const text = [
      "import a, { b } from './a.ts';",
      "import './side-effect.css';",
      "export { c } from './c.ts';",
      "export * from './star.ts';",
      "const lazy = () => import('./lazy.tsx');",
      'const unknown = (name: string) => import(name);',
    ].join('\n');
    expect(importsOf('x.tsx', text)).toEqual([
      { specifier: './a.ts', line: 1, typeOnly: false, star: false, dynamic: false },
      { specifier: './side-effect.css', line: 2, typeOnly: false, star: false, dynamic: false },
      { specifier: './c.ts', line: 3, typeOnly: false, star: false, dynamic: false },
      { specifier: './star.ts', line: 4, typeOnly: false, star: true, dynamic: false },
      { specifier: './lazy.tsx', line: 5, typeOnly: false, star: false, dynamic: true },
    ]);
  });

  it('marks imports that are only types', () => {
    const text = [
      "type Z = import('./z.ts').Z;",
      "import type { A } from './a.ts';",
      "import { type B } from './b.ts';",
      "import { type C, d } from './c.ts';",
      "export type { E } from './e.ts';",
    ].join('\n');
    expect(importsOf('x.ts', text).map(({ typeOnly }) => typeOnly)).toEqual([true, true, true, false, true]);
  });

  it('ignores comments and strings', () => {
    const text =
      "// import './a.ts'\nconst s = \"import './b.ts'\"; const quote = /'/; /* export * from './c.ts' */ `import('./d.ts')`";
    expect(importsOf('x.ts', text)).toEqual([]);
  });

  it('throws for a file that cannot be parsed, with its name', () => {
    expect(() => importsOf('broken.ts', 'import {')).toThrow(/^broken\.ts cannot be parsed: /);
  });
});

describe('cssImportsOf', () => {
  it('finds imports, urls and composed files, and no addresses', () => {
    const text = `@import "./a.css"; @import url('./b.css'); .x { composes: y from './c.css'; background: url(./d.svg) }
      .z { mask: url("data:image/svg+xml,x"); cursor: url(https://a.example/x) }`;
    expect(cssImportsOf(text)).toEqual(['./a.css', './b.css', './c.css', './d.svg']);
  });
});
