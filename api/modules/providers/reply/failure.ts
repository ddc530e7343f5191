import type { PromptMessage } from '@storyloom/ports/provider';
import { ProviderError, type ProviderFault } from '@storyloom/ports/provider-error';

/** A provider's explanation of a request that it refused or gave up. */
export interface Refusal {
  /** HTTP status, or a number in the body that reads like one; 0 if there is none. */
  status: number;
  code: string;
  message: string;
  /** The parameter that it names. */
  param: string;
  retryAfterMs?: number | undefined;
}

/** Characters of a provider's message in ours. */
const MAX_MESSAGE = 200;
/** Characters that a message and a prompt have in common by chance at most. */
const QUOTED = 24;

/** Reads the error object of any form: a text, `{ message }`, `{ error }`, `{ detail }`, a list of them. */
export function readRefusal(status: number, body: unknown): Refusal {
  const error = asObject(Array.isArray(body) ? body[0] : body);
  const inner = error.error ?? error.detail ?? error;
  const found = asObject(Array.isArray(inner) ? inner[0] : inner);
  const named = Number(found.code ?? found.status ?? error.code);
  return {
    status: status >= 400 ? status : named >= 400 && named < 600 ? named : 0,
    code: asText(found.code) || asText(found.type) || asText(found.status) || asText(error.type),
    message: (typeof inner === 'string' ? inner : asText(found.message) || asText(found.msg)).trim(),
    param: asText(found.param) || (Array.isArray(found.loc) ? asText(found.loc.at(-1)) : ''),
  };
}

/** Reads an answer that is no reply. */
export function readAnswer(status: number, text: string, retryAfter: string | undefined): Refusal {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy answers with a page, of which the status says enough.
    if (text.trimStart().startsWith('<')) body = '';
  }
  return { ...readRefusal(status, body), retryAfterMs: readRetryAfter(retryAfter) };
}

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The error of a refusal. Its message names status and code, and quotes the provider without prompt and key. */
export function toError(
  refusal: Refusal,
  sent: { messages: readonly PromptMessage[]; apiKey?: string | undefined },
): ProviderError {
  const { status, code, message, retryAfterMs } = refusal;
  const details = [code, quotable(message, sent)].filter((text) => text !== '').join(': ');
  const answered =
    status === 0 ? 'the model provider reported an error' : `the model provider answered ${status}`;
  const text = details === '' ? answered : `${answered} (${details})`;
  return new ProviderError(faultOf(refusal), text, retryAfterMs);
}

function faultOf({ status, code, message }: Refusal): ProviderFault {
  const text = `${code} ${message}`.toLowerCase();
  if (/content.?(?:filter|policy|management)|safety|moderation|flagged/u.test(text)) return 'filter';
  if (
    /context.{0,20}(?:length|size|window)|too many tokens|prompt is too long|maximum.{0,30}tokens/u.test(text)
  )
    return 'context';
  if (status === 402 || /insufficient_quota|credit|billing|balance/u.test(text)) return 'credit';
  if (status === 404 || /model_not_found|model\b.{0,60}\b(?:not (?:found|exist)|does not exist)/u.test(text))
    return 'model';
  if (status === 401 || status === 403 || /api.?key/u.test(text)) return 'key';
  if (status === 0) return 'cut';
  return status === 408 || status === 429 || status >= 500 ? 'busy' : 'refused';
}

/** The start of a provider's message, up to a place where it quotes the prompt. */
function quotable(message: string, { messages, apiKey = '' }: Parameters<typeof toError>[1]): string {
  const start = (apiKey === '' ? message : message.replaceAll(apiKey, '…')).slice(0, MAX_MESSAGE);
  for (let at = 0; at + QUOTED <= start.length; at++) {
    const part = start.slice(at, at + QUOTED);
    if (messages.some(({ content }) => content.includes(part))) return `${start.slice(0, at)}…`;
  }
  return start;
}

/** The wait that a Retry-After header asks for, in ms. */
export function readRetryAfter(header: string | undefined): number | undefined {
  const seconds = Number(header);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header ?? '') - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** Converts a connection error to a ProviderError without the peer's message. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const code = codeOf(error);
  return UNREACHABLE.includes(code)
    ? new ProviderError('unreachable', `the model provider cannot be reached (${code})`)
    : new ProviderError('cut', `the reply of the model broke off (${code || 'closed'})`);
}

/** The code of an error, or of its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}
