import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StackFrame } from '@storyloom/contract/platform/part-report';
import { LRUCache } from 'lru-cache';
import type { ReleaseFiles } from './release-files.ts';

/** Places whose sources are remembered; builds never change. */
const maxKnown = 5_000;

/** The place of a frame in the team's sources, such as `routes/home.tsx:12`; in the built file if its source map has none. */
export type FindSource = (mfe: string, buildId: string, frame: StackFrame) => Promise<string>;

export function createFindSource(files: Pick<ReleaseFiles, 'read'>): FindSource {
  const known = new LRUCache<string, string>({ max: maxKnown });
  const find = async (mfe: string, buildId: string, { file, line, column }: StackFrame): Promise<string> => {
    const map = await files.read(mfe, buildId, `maps/${file}.map`);
    try {
      const found = originalPositionFor(new TraceMap(String(map)), { line, column: column - 1 });
      if (found.source !== null) return `${found.source.replace(/^webpack:\/\/[^/]*\//, '')}:${found.line}`;
    } catch {
      // There is no map, or it is none.
    }
    return `${file}:${line}:${column}`;
  };
  return async (mfe, buildId, frame) => {
    const key = [mfe, buildId, ...Object.values(frame)].join(' ');
    const place = known.get(key) ?? (await find(mfe, buildId, frame));
    known.set(key, place);
    return place;
  };
}
