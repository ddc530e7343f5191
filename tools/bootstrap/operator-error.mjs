// @ts-check

/**
 * A condition the person who runs the command can mend. It is printed as one line, without a stack:
 * what happened, why, what to do.
 */
export class OperatorError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message.replace(/\s+/g, ' ').trim());
    this.name = 'OperatorError';
  }
}
