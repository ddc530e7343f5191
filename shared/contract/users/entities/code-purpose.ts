/**
 * Purposes of codes sent by email; a code is accepted for its own purpose only. REGISTER and RESET (a new password) need no
 * session. DELETE and CHANGE_LOGINS go to the caller's own address, CHANGE_MAIL to the new one; all three need a user.
 */
export const codePurposes = ['REGISTER', 'RESET', 'DELETE', 'CHANGE_MAIL', 'CHANGE_LOGINS'] as const;
export type CodePurpose = (typeof codePurposes)[number];
