/**
 * Why the provider gave no whole reply. `context`: the prompt is too long; `filter`: its own rules refused the request;
 * `credit`, `key`, `model`: the operator has to fix it.
 */
export type ProviderFault =
  | 'busy'
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'cut'
  | 'empty'
  | 'context'
  | 'filter'
  | 'credit'
  | 'key'
  | 'model';

/** A failure of the model provider. The message never contains a prompt or a key. */
export class ProviderError extends Error {
  readonly fault: ProviderFault;
  readonly retryAfterMs: number | undefined;

  constructor(fault: ProviderFault, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'ProviderError';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
