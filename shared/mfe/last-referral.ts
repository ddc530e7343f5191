/** Key of local storage: a referral outlives the visit. */
const key = 'lastReferral';

/** Keeps who invited the visitor: the user id in the last referral link that they followed. Storage may be blocked. */
export function saveReferral(referral: string): void {
  try {
    if (/^[\w-]{1,64}$/.test(referral)) localStorage.setItem(key, referral);
  } catch {
    // The invitation is not counted.
  }
}

/** The referral as an input of registrations; empty without one. */
export function readReferral(): { referral?: string } {
  try {
    const referral = localStorage.getItem(key);
    return referral === null ? {} : { referral };
  } catch {
    return {};
  }
}
