import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { renderMail } from '../mail/mail.service.ts';

/** Tells an administrator that a grant waits for their decision. */
export function grantMail({ user, by, amount, reason, expiresAt }: PointsGrant) {
  const points = `${amount.toLocaleString('en')} points`;
  const subject = `A grant of ${points} needs your decision`;
  const end = `${expiresAt.slice(0, 10)} at ${expiresAt.slice(11, 16)} UTC`;
  return {
    subject,
    ...renderMail(subject, [
      { text: `${by?.name ?? 'An administrator'} asks to grant ${points} to ${user.name} (${user.id}).` },
      { text: `Reason: ${reason}` },
      {
        text: `Approve or reject it under Points in the administration until ${end}. One of the other administrators decides.`,
      },
    ]),
  };
}
