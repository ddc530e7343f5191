import type * as z from 'zod/mini';
import { DomainError } from '../errors.ts';

/** request.invalid with the first message for each field. */
export function invalidFields(issues: readonly z.core.$ZodIssue[]): DomainError {
  const fields = fieldMessages(issues);
  const [first] = Object.values(fields);
  return new DomainError('request.invalid', { fields }, first);
}

function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= `Unknown field: ${key}`;
    } else fields[issue.path.join('.') || 'request'] ??= issue.message;
  }
  return fields;
}
