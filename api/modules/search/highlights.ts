/** Characters of private use: around a hit, and between characters written without spaces. */
export const marks = { from: '\ue000', to: '\ue001', between: '\ue002' } as const;

export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a marked text into pieces; hits with nothing between them become one. */
export function toPieces(marked: string): Piece[] {
  const pieces: Piece[] = [];
  let hit = false;
  for (const part of marked.replaceAll(marks.between, '').split(/([\ue000\ue001])/u)) {
    if (part === marks.from || part === marks.to) hit = part === marks.from;
    else if (part !== '') add(pieces, { text: part, hit });
  }
  return pieces;
}

function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.hit === piece.hit) last.text += piece.text;
  else pieces.push(piece);
}
