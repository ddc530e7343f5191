/** White space and emphasis around the name. */
const AROUND = String.raw`[\s*_]*`;

/** Removes “Zsófia:” from the start of streamed text: models of role play begin a reply with the name of who speaks. */
export function createSpeakerFilter(name: string | undefined) {
  let held: string | null = name ? '' : null;
  const bare = (text: string) => text.replaceAll(/[\s*_]/g, '').toLowerCase();
  const label = bare(`${name}:`);
  const start = new RegExp(
    `^${AROUND}${(name ?? '').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}${AROUND}:(?:[*_]+(?=[\\s"“]))?\\s*`,
    'iu',
  );

  function end(): string {
    const text = held?.replace(start, '') ?? '';
    held = null;
    return text;
  }

  return {
    push(text: string): string {
      if (held === null) return text;
      held += text;
      return label.startsWith(bare(held)) ? '' : end();
    },
    end,
  };
}
