const [begin, end] = ['<!-- results: written by npm run bench -->', '<!-- end of results -->'];
const heading = /^### \((\w)\)/;

function letterOf(section: string): string {
  return heading.exec(section)?.[1] ?? '';
}

/**
 * Returns the document with updated sections in its results block. Benchmarks that did not run keep their results, including
 * machine and date. Throws if the document has no such block.
 */
export function withResults(document: string, sections: string[]): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/bench.md has no block between ${begin} and ${end}`);
  const before = document
    .slice(from + begin.length, to)
    .split(/^(?=### )/m)
    .filter((section) => heading.test(section));
  const fresh = new Set(sections.map(letterOf));
  const all = [...before.filter((section) => !fresh.has(letterOf(section))), ...sections];
  const ordered = all
    .map((section) => section.trim())
    .toSorted((a, b) => letterOf(a).localeCompare(letterOf(b)));
  return `${document.slice(0, from)}${begin}\n\n${ordered.join('\n\n')}\n\n${document.slice(to)}`;
}
