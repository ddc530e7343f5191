import canonicalize from 'canonicalize';
import { type StoryDraftContent, storyDraftContent } from '../story-rules.ts';

/**
 * The content as the server stores it: with the defaults and trimmed texts of the schema, and without lone surrogates,
 * which PostgreSQL refuses in JSON. Edits count positions in this form. Null if the content breaks a rule of drafts.
 */
export function normalizeContent(content: unknown): StoryDraftContent | null {
  const { data } = storyDraftContent.safeParse(content);
  return data === undefined ? null : withoutLoneSurrogates(data);
}

/** Replaces lone surrogates by U+FFFD, in all texts of a value. */
export function withoutLoneSurrogates<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(withoutLoneSurrogates) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withoutLoneSurrogates(inner)]);
  return Object.fromEntries(fields) as Value;
}

/** Canonical JSON (RFC 8785) of a normalized content. Browser and server compare its SHA-256, in hex. */
export function canonicalContent(content: StoryDraftContent): string {
  return canonicalize(content) ?? '';
}
