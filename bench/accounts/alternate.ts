/** Measures both sides round by round, after one round for warm-up; the first side alternates. */
export async function alternate<Found>(
  rounds: number,
  measure: { ours: () => Promise<Found[]>; other: () => Promise<Found[]> },
): Promise<{ ours: Found[]; other: Found[] }> {
  const found = { ours: [] as Found[], other: [] as Found[] };
  const sides = ['ours', 'other'] as const;
  for (let round = -1; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const measured = await measure[side]();
      if (round >= 0) found[side].push(...measured);
    }
  return found;
}
