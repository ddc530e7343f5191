const [begin, end] = ['<!-- results: written by npm run bench -->', '<!-- end of results -->'];
const heading = /^### \((\w)\)/;

function letterOf(section: string): string {
  return heading.exec(section)?.[1] ?? '';
}

/**
 * The document with `sections` in its block of results; a bench that did not run this time keeps what it said before,
 * with the machine and date of its own run. Throws when the document has no such block.
 */
export function withResults(document: string, sections: string[]): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bench.md has no block between ${begin} and ${end}`);
  const before = document
    .slice(from + begin.length, to)
    .split(/^(?=### )/m)
    .filter((section) => heading.test(section));
  const all = new Map([...before, ...sections].map((section) => [letterOf(section), section.trim()]));
  const ordered = [...all].sort(([a], [b]) => a.localeCompare(b)).map(([, section]) => section);
  return `${document.slice(0, from)}${begin}\n\n${ordered.join('\n\n')}\n\n${document.slice(to)}`;
}
