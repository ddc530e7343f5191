/** Ends its process with the text “crash”, takes no end with “hang”, and otherwise returns its process id. */
export default function answer([text]: readonly string[]): string[] {
  if (text === 'crash') process.exit(1);
  while (text === 'hang');
  return [String(process.pid)];
}
