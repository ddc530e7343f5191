/** A reply while it is drawn: its text so far, and where the last drawn words begin, to fade them in. */
export interface Live {
  text: string;
  cuts: readonly number[];
}

export const nothingLive: Live = { text: '', cuts: [] };

/** Words drawn longer ago than this many steps have faded in: they need no mark of their own. */
const freshSteps = 14;

export function drawnOn(live: Live, text: string, before: number): Live {
  return { text, cuts: [...live.cuts.slice(1 - freshSteps), before] };
}
