/** What an opening mark follows: a space, a bracket, a dash or another opening mark. */
const beforeOpening = /[\s([{—–“‘]/;
/** Words that begin with an apostrophe, and years. */
const shortened =
  /^(?:tis|twas|em|til|cause|bout|round|n|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies)|\d\d)\b/i;

/** Makes straight quotation marks and apostrophes typographic. `before` is the text before this one in its line. */
export function curlQuotes(text: string, before = ''): string {
  let previous = before.slice(-1);
  return text.replace(/["']|[^"']+/g, (part, at: number) => {
    const next = text[at + 1] ?? '';
    // After a dash that breaks off what is said: "Pass—"
    const closes = /[—–]/.test(previous) && !/[\p{L}\p{N}"'‘“…]/u.test(next);
    const opens = previous === '' || (beforeOpening.test(previous) && !closes);
    const isApostrophe = !opens || shortened.test(text.slice(at + 1));
    const curled = part === '"' ? (opens ? '“' : '”') : part === "'" ? (isApostrophe ? '’' : '‘') : part;
    previous = curled.slice(-1);
    return curled;
  });
}
