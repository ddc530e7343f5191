/**
 * Domain errors of one area by name. A reply carries `{ code, msg, data: { error: name, ...details } }` with HTTP 200.
 * `code` never changes once released; `msg` is the default message: what happened, why, and what to do.
 */
export type ErrorDefinitions = Readonly<Record<string, { code: number; msg: string }>>;
