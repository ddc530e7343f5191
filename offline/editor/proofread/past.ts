const pastTime = /\b(?:ago|last (?:autumn|month|night|spring|summer|week|winter|year)|yesterday)\b/i;

/** Whether a sentence tells when something was, so that its verb should be in the past: “Yesterday he go” is not “he goes”. */
export function ofPast(before: string, after: string): boolean {
  const [start = ''] = /[^.!?…]*$/.exec(before) ?? [];
  const [end = ''] = /^[^.!?…]*/.exec(after) ?? [];
  return pastTime.test(start) || pastTime.test(end);
}
