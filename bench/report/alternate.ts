/** Measures all sides round by round, after some rounds for warm-up; each round begins with another side. */
export async function alternate<Side extends string, Found>(
  rounds: number,
  measure: Record<Side, () => Promise<Found[]>>,
  warmUps = 1,
): Promise<Record<Side, Found[]>> {
  const sides = Object.keys(measure) as Side[];
  const found = Object.fromEntries(sides.map((side) => [side, [] as Found[]])) as Record<Side, Found[]>;
  for (let round = -warmUps; round < rounds; round++) {
    const first = (round + warmUps) % sides.length;
    for (const side of [...sides.slice(first), ...sides.slice(0, first)]) {
      const measured = await measure[side]();
      if (round >= 0) found[side].push(...measured);
    }
  }
  return found;
}
