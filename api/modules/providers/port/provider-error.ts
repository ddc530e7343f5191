export type ProviderFault = 'busy' | 'refused' | 'unreachable' | 'timeout' | 'cut' | 'empty';

/** A model provider failed; `fault` says how, the message never holds a prompt or a key. */
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
