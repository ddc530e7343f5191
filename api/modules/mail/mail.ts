/** A mail to one person. */
export interface Mail {
  /** A bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The mail is not sent after this time. */
  expiresAt?: Date;
}

const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
/** Line breaks and other control characters, which can end a header and begin another one. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Throws if the recipient or the subject could add a header or a recipient. */
export function checkHeaders({ to, subject }: Mail): void {
  if (!ADDRESS.test(to)) throw new Error('The recipient of a mail is not one address.');
  if (CONTROL.test(subject)) throw new Error('The subject of a mail contains a control character.');
}
