import type { Endpoint } from '@storyloom/contract/core/endpoint';
import * as z from 'zod/mini';

type Schema = ReturnType<typeof z.toJSONSchema>;

/** Fields of every shape of a story: card, work, hit, detail. */
const STORY = ['id', 'type', 'title', 'slug', 'author'];

/** Whether the replies of an endpoint contain stories at any depth. */
export function returnsStories({ data }: Endpoint): boolean {
  return holds(z.toJSONSchema(data, { unrepresentable: 'any' }), (properties) =>
    STORY.every((field) => field in properties),
  );
}

/** The fields of an endpoint's input, each with its JSON schema. */
export function inputFields({ input }: Endpoint): Record<string, Schema> {
  return (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Record<
    string,
    Schema
  >;
}

export function requiredFields({ input }: Endpoint): string[] {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

function holds(schema: unknown, fits: (properties: object) => boolean): boolean {
  if (Array.isArray(schema)) return schema.some((each) => holds(each, fits));
  if (typeof schema !== 'object' || schema === null) return false;
  if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null) {
    if (fits(schema.properties)) return true;
  }
  return Object.values(schema).some((each) => holds(each, fits));
}
