import { referenceOf } from '@storyloom/contract/core/reference';
import type { ReleaseDefinition } from '@storyloom/contract/platform/composition';
import type { Mfe } from '@storyloom/mfe/define';
import type { ZodMiniType } from '@storyloom/schema';
import * as z from 'zod/mini';

/** The JSON Schema of a type; what may be undefined is `not` anything. */
function schemaOf(type: ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' });
  return type.safeParse(undefined).success ? { anyOf: [schema, { not: {} }] } : schema;
}

/** The definitions that may be outside the contract: their names begin with that of their owner. */
export function describeDefinitions(definitions: Mfe['definitions'] = []): ReleaseDefinition[] {
  const described = definitions
    .filter(({ name, owner }) => name.split(/[.-]/, 1)[0] === owner)
    .map((definition): ReleaseDefinition => {
      const common = { reference: referenceOf(definition), owner: definition.owner };
      if ('result' in definition) {
        const schemas = { input: schemaOf(definition.input), result: schemaOf(definition.result) };
        return { kind: 'dialog', ...common, schemas };
      }
      const { emitters, schema } = definition;
      return { kind: 'event', ...common, emitters: [...emitters], schemas: { payload: schemaOf(schema) } };
    });
  // An event may be emitted and listened to.
  return [...new Map(described.map((each) => [each.reference, each])).values()];
}
