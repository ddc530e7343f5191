/** `m…@mail.example`: enough to compare addresses in the audit trail, which outlives accounts. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}…${email.slice(at)}`;
}
