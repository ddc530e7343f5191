/** Models end a reply with this line, followed by one option per line. */
export const OPTIONS_MARKER = '[[options]]';

const MAX_OPTIONS = 4;
const MAX_OPTION_LENGTH = 60;

/**
 * Splits streamed text into prose and options. `push` returns prose that can be shown; a tail that may be the start of the
 * marker is buffered.
 */
export function createOptionsSplitter() {
  let buffered = '';
  let options: string | undefined;

  function push(text: string): string {
    if (options !== undefined) {
      options += text;
      return '';
    }
    buffered += text;
    const at = buffered.indexOf(OPTIONS_MARKER);
    if (at >= 0) {
      options = buffered.slice(at + OPTIONS_MARKER.length);
      const prose = buffered.slice(0, at).trimEnd();
      buffered = '';
      return prose;
    }
    const safe = buffered.length - partialMarkerLength(buffered);
    const prose = buffered.slice(0, safe);
    buffered = buffered.slice(safe);
    return prose;
  }

  /** Returns the remaining prose and the options at the end of the stream. */
  function end(): { prose: string; options: string[] } {
    const prose = options === undefined ? buffered.trimEnd() : '';
    buffered = '';
    return { prose, options: parseOptions(options ?? '') };
  }

  return { push, end };
}

function partialMarkerLength(text: string): number {
  const trimmed = text.trimEnd();
  for (let length = Math.min(OPTIONS_MARKER.length - 1, trimmed.length); length > 0; length--) {
    if (OPTIONS_MARKER.startsWith(trimmed.slice(-length))) {
      const before = trimmed.slice(0, -length);
      return text.length - before.trimEnd().length;
    }
  }
  return text.length - trimmed.length;
}

function parseOptions(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s\-*•\d.)]+/, '').trim())
    .filter((line) => line.length > 0 && line.length <= MAX_OPTION_LENGTH);
  return [...new Set(lines)].slice(0, MAX_OPTIONS);
}
