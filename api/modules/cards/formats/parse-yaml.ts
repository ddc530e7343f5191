import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';
import { isRecord } from './values.ts';

/** Maximum size in bytes. Such cards are a few texts. */
export const MAX_YAML_BYTES = 256 * 1024;
/** The parser takes more than linear time on hostile texts, and seconds on large ones. */
const TIMEOUT_MS = 500;
const OPTIONS = { uniqueKeys: false, maxAliasCount: 0, logLevel: 'silent' };

/** A YAML object, as text-generation-webui writes cards; null for anything else. */
export function parseYaml(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = runInNewContext(
      'parse(text, options)',
      { parse, text, options: OPTIONS },
      { timeout: TIMEOUT_MS },
    );
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
