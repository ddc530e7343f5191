// @ts-check

/**
 * A failure that the person who runs the command can fix. It is printed on one line, without a stack: what happened,
 * why, and what to do.
 */
export class OperatorError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message.replace(/\s+/g, ' ').trim());
    this.name = 'OperatorError';
  }
}
