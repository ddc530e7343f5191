/** A model closes its reply with this line and one option a line below it. */
export const OPTIONS_MARKER = '[[options]]';

const MAX_OPTIONS = 4;
const MAX_OPTION_LENGTH = 60;

/**
 * Splits a stream of text into prose and options.
 * `push` answers the prose that is safe to show: a tail that may be the marker's start is held back.
 */
export function optionsSplitter() {
  let held = '';
  let options: string | undefined;

  function push(text: string): string {
    if (options !== undefined) {
      options += text;
      return '';
    }
    held += text;
    const at = held.indexOf(OPTIONS_MARKER);
    if (at >= 0) {
      options = held.slice(at + OPTIONS_MARKER.length);
      const prose = held.slice(0, at).trimEnd();
      held = '';
      return prose;
    }
    const safe = held.length - tailToHold(held);
    const prose = held.slice(0, safe);
    held = held.slice(safe);
    return prose;
  }

  /** The stream is over: the rest of the prose, and the options if there were any. */
  function end(): { prose: string; options: string[] } {
    const prose = options === undefined ? held.trimEnd() : '';
    held = '';
    return { prose, options: parseOptions(options ?? '') };
  }

  return { push, end };
}

function tailToHold(text: string): number {
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
