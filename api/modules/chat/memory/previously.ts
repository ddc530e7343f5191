import { type PathNode, sectionsOn } from './path.repository.ts';

const maxLines = 3;

/** “Previously”: the last lines of the script on a path, or else the end of its summary. `path`: nearest first. */
export function previouslyOn(path: readonly PathNode[]): string[] {
  const place = path.find(({ scriptPosition }) => scriptPosition !== null)?.scriptPosition;
  const lines = [...new Set(place?.recap)].slice(-maxLines);
  return lines.length > 0
    ? lines
    : sectionsOn(path)
        .slice(-1)
        .map(({ text }) => text);
}
