/** The source text of a function that is sent to browsers, without its comments and indentation. */
export function sourceOf(run: (...inputs: never[]) => unknown): string {
  return String(run)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/ {2,}/g, ' ');
}
