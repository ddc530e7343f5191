import { type PathNode, sectionsOn } from './path.repository.ts';

const maxLines = 3;

/** The summary of a path or, without one, all lines of the script on it, oldest first. `path`: nearest first. */
export function soFarOn(path: readonly PathNode[]): string[] {
  const sections = sectionsOn(path).map(({ text }) => text);
  return sections.length > 0 ? sections : recapOn(path);
}

/** “Previously”: the last lines of the script on a path, or else the end of its summary. `path`: nearest first. */
export function previouslyOn(path: readonly PathNode[]): string[] {
  const lines = recapOn(path).slice(-maxLines);
  return lines.length > 0
    ? lines
    : sectionsOn(path)
        .slice(-1)
        .map(({ text }) => text);
}

function recapOn(path: readonly PathNode[]): string[] {
  const place = path.find(({ scriptPosition }) => scriptPosition !== null)?.scriptPosition;
  return [...new Set(place?.recap)];
}
