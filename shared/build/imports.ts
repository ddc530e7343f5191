import { type Program, parseSync, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  line: number;
  /** `import type`, `export type`, or only `type` names: compilers remove it. */
  typeOnly: boolean;
  /** `export * from`. */
  star: boolean;
  /** `import()`: loaded when it is called. */
  dynamic: boolean;
}

type Found = Omit<Import, 'line'> & { at: number };

/**
 * Finds all modules that a script imports: static, type-only, re-exported, and dynamic with a literal.
 * Throws for a file that cannot be parsed.
 */
export function importsOf(path: string, text: string): Import[] {
  const parsed = parseSync(path, text);
  const { module } = parsed;
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);

  const found: Found[] = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    at: start,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    star: false,
    dynamic: false,
  }));
  for (const { start, entries } of module.staticExports) {
    const [first] = entries;
    if (!first?.moduleRequest) continue;
    const star = entries.some(({ importName }) => importName.kind.startsWith('All'));
    const typeOnly = entries.every((entry) => entry.isType);
    found.push({ specifier: first.moduleRequest.value, at: start, typeOnly, star, dynamic: false });
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const [, specifier] =
      /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier !== undefined)
      found.push({ specifier, at: start, typeOnly: false, star: false, dynamic: true });
  }
  // The module record leaves out `import('./a.ts').Type`.
  if (text.split('import(').length - 1 > module.dynamicImports.length)
    found.push(...importTypesOf(parsed.program));
  return found
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...rest }) => ({ ...rest, line: text.slice(0, at).split('\n').length }));
}

function importTypesOf(program: Program): Found[] {
  const found: Found[] = [];
  const visitor = new Visitor({
    TSImportType: ({ source, start }) =>
      void found.push({
        specifier: source.value,
        at: start,
        typeOnly: true,
        star: false,
        dynamic: false,
      }),
  });
  visitor.visit(program);
  return found;
}

const cssReference =
  /@import\s+(?:url\()?["']?([^"')\s]+)|url\(\s*["']?([^"')]+)|composes:[^;]*from\s+["']([^"']+)/g;

/** Finds the files that a stylesheet refers to. */
export function cssImportsOf(text: string): string[] {
  return [...text.matchAll(cssReference)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((reference) => !/^(?:data:|https?:|#|\/)/.test(reference));
}
