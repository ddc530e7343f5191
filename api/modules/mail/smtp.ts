import { createTransport } from 'nodemailer';
import type { MailRow } from './mail.repository.ts';

/** Sends a mail. Resolves to false if the server refused it for good; rejects if another attempt may succeed. */
export type SendBySmtp = (mail: MailRow, signal: AbortSignal) => Promise<boolean>;

/** In ms. */
export interface SmtpTimeouts {
  /** Timeout of the connection and the server's greeting, in ms. */
  connect: number;
  /** Time without data after which the connection is closed, in ms. */
  silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, silence: 20_000 };

interface SmtpOptions {
  url: string;
  from: string;
  timeouts?: SmtpTimeouts | undefined;
}

export function createSmtp({ url, from, timeouts = TIMEOUTS }: SmtpOptions): SendBySmtp {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, text, html }, signal) => {
    try {
      await transport.sendMail({
        signal,
        from,
        // An object is not parsed as a list of addresses.
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? '',
        // The same in each attempt, so that a receiver recognizes a repeated mail.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
  };
}

/** A reply of 5xx to the recipient or the mail; 5xx to the login concerns the settings and is retried. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && /^(?:RCPT TO|DATA|API)$/.test(String(error.command));
}
