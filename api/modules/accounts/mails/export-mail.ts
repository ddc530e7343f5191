import { renderMail } from '../../mail/mail.service.ts';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Says that an export can be downloaded. */
export function exportReadyMail(expiresAt: Date) {
  const subject = 'Your export is ready';
  return {
    subject,
    ...renderMail(subject, [
      {
        text: `The copy of your data is ready. Download it in Settings until ${time.format(expiresAt)} UTC.`,
      },
      { text: 'You get this mail because notification mails are on. Turn them off in Settings.' },
    ]),
  };
}
