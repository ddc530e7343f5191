/** Longer than any mark: what is held back is text after all. */
const maxMark = 80;

export type BeatReader = ReturnType<typeof createBeatReader>;

/** Takes the marks `[[beat: id]]` out of a text that arrives in pieces. */
export function createBeatReader() {
  let held = '';
  let beat: string | null = null;

  /** The text that can be shown, up to what may become a mark. */
  function take(): string {
    held = held.replaceAll(/\s*\[\[\s*beat:\s*([^\]\s]+)\s*\]\]/gi, (_, id: string) => {
      beat = id;
      return '';
    });
    const at = held.search(/\s*\[(?:\[[^\]]*\]?)?$|\s+$/);
    if (at < 0 || held.length - at > maxMark) return release(held.length);
    return release(at);
  }

  function release(length: number): string {
    const text = held.slice(0, length);
    held = held.slice(length);
    return text;
  }

  return {
    add(text: string): string {
      held += text;
      return take();
    },
    /** The rest of the text, without a mark that has no end. */
    end: (): string => release(held.length).replace(/\s*\[\[\s*beat:.*$/is, ''),
    beat: (): string | null => beat,
    /** Forgets a text that was withdrawn. */
    clear(): void {
      held = '';
      beat = null;
    },
  };
}
