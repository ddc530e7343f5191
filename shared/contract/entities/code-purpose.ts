/**
 * Purposes of codes sent by email; a code is accepted for its own purpose only. REGISTER and RESET (a new password) need no
 * session. DELETE goes to the caller's own address, CHANGE_MAIL to the new one; both need a user.
 */
export const codePurposes = ['REGISTER', 'RESET', 'DELETE', 'CHANGE_MAIL'] as const;
export type CodePurpose = (typeof codePurposes)[number];
