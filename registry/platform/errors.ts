/** A refusal by the registry; the message names the cause and the fix. */
export class RegistryError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422;

  constructor(status: RegistryError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** Refuses a release. */
export function refuse(message: string): never {
  throw new RegistryError(422, message);
}
