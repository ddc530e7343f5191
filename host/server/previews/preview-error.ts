/** Why a preview cannot be shown; the message is for the person who opened it. */
export class PreviewError extends Error {
  readonly status: 400 | 409 | 410 | 502 | 503;

  constructor(status: PreviewError['status'], message: string) {
    super(message);
    this.status = status;
  }
}
