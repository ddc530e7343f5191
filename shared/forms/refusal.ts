import type { ErrorName } from '@storyloom/contract/core/errors';
import { isBusinessError, isNetworkError, isRequestError } from '@storyloom/http/errors';

/** Why a request was refused: messages of fields by path, or one of the whole form. */
export interface Refusal {
  fields: Readonly<Record<string, string>>;
  message: string | undefined;
}

/** Fields that domain errors are about: `{ 'auth.code_wrong': 'code' }`. */
export type ErrorFields<Field extends string> = Readonly<Partial<Record<ErrorName, Field>>>;

/**
 * Reads a failed request for a form with these fields. Messages for other fields become the form's message;
 * `fallback` is the message if the server answers without one.
 */
export function refusalOf(
  error: unknown,
  isField: (path: string) => boolean,
  about: ErrorFields<string>,
  fallback?: string,
): Refusal {
  if (isBusinessError(error, 'request.invalid')) {
    const fields: Record<string, string> = {};
    for (const [path, message] of messagesIn(error.details.fields)) {
      const field = fieldAt(path, isField);
      if (field !== undefined) fields[field] ??= message;
    }
    const isWhole = Object.keys(fields).length === 0;
    return { fields, message: isWhole ? error.message : undefined };
  }
  if (isRequestError(error) && error.name === 'BusinessError') {
    const field = about[error.error as ErrorName];
    if (field !== undefined && isField(field))
      return { fields: { [field]: error.message }, message: undefined };
    return { fields: {}, message: error.message };
  }
  if (isNetworkError(error)) {
    return { fields: {}, message: 'You’re offline. Your entries are still here. Try again.' };
  }
  const reason = isRequestError(error) && error.name === 'StatusError' && error.msg !== '' ? error.msg : null;
  return {
    fields: {},
    message: reason ?? fallback ?? 'Something went wrong on our side. Try again in a moment.',
  };
}

/** The field that a path belongs to: `tags` for `tags.0`, if there is no field for each tag. */
function fieldAt(path: string, isField: (path: string) => boolean): string | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    if (isField(at)) return at;
  }
  return undefined;
}

function messagesIn(fields: unknown): [path: string, message: string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
