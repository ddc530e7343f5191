export type ProviderFault = 'busy' | 'refused' | 'unreachable' | 'timeout' | 'cut' | 'empty';

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
