/**
 * What a code sent by email is for; it is accepted for nothing else. REGISTER and RESET (a new password) need no
 * session. DELETE goes to the caller's own address, CHANGE_MAIL to the new one; both need a user.
 */
export const codePurposes = ['REGISTER', 'RESET', 'DELETE', 'CHANGE_MAIL'] as const;
