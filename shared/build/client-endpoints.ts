import type { RsbuildPlugin } from '@rsbuild/core';
import { type Expression, parseSync } from 'oxc-parser';

/** Properties of an endpoint that only the server and the API reference read. */
const serverProperties = new Set(['summary', 'data', 'errors', 'caller', 'rate', 'owned']);

/** A contract’s endpoint without the properties that no client reads, and so without the schemas that only they use. */
export function clientEndpoint(source: string, file: string): string {
  const removed = parseSync(file, source)
    .program.body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ init }) => propertiesOf(init))
    .filter(({ key }) => key.type === 'Identifier' && serverProperties.has(key.name));
  return removed
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), source);
}

/** The properties of the object in `endpoint({ … })`. */
function propertiesOf(value: Expression | null) {
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [];
  const [definition] = value.arguments;
  if (value.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return [];
  return definition.properties.filter((property) => property.type === 'Property');
}

/** Builds for the browser get client endpoints. */
export const clientEndpoints: RsbuildPlugin = {
  name: 'storyloom-client-endpoints',
  setup(api) {
    api.transform(
      { test: /[\\/]contract[\\/].*[\\/]endpoints[\\/][^\\/]+\.[jt]s$/, targets: ['web'], order: 'pre' },
      ({ code, resourcePath }) => clientEndpoint(code, resourcePath),
    );
  },
};
