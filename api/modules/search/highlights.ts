/** Private-use characters: around a match, and between characters of scripts without spaces (`story_search_text`). */
export const delimiters = { start: '\ue000', end: '\ue001', separator: '\ue002' } as const;

export interface TextPiece {
  text: string;
  hit: boolean;
}

/** Splits a delimited text into pieces. Adjacent matches become one piece. */
export function toPieces(delimited: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let hit = false;
  for (const part of delimited.replaceAll(delimiters.separator, '').split(/([\ue000\ue001])/u)) {
    if (part === delimiters.start || part === delimiters.end) hit = part === delimiters.start;
    else if (part !== '') append(pieces, { text: part, hit });
  }
  return pieces;
}

function append(pieces: TextPiece[], piece: TextPiece): void {
  const last = pieces.at(-1);
  if (last?.hit === piece.hit) last.text += piece.text;
  else pieces.push(piece);
}
