/** Text of a person on one line of ink, where no sign and no word of it is code. */
export function escapeInk(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // A backslash takes the next character as it is, also the first letter of a keyword such as VAR.
  return line.replace(/^[a-z0-9]|[!-/:-@[-`{-~]/gi, String.raw`\$&`);
}
