export type ImageFault = 'busy' | 'refused' | 'moderated' | 'unreachable' | 'timeout' | 'cut' | 'unreadable';

/** A failure to generate an image. The message never contains a prompt or a key. */
export class ImageError extends Error {
  readonly fault: ImageFault;
  readonly retryAfterMs: number | undefined;

  constructor(fault: ImageFault, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'ImageError';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
