/** The share of the points that belongs to the refunded share of the payment, rounded down until all is refunded. */
export function refundedPoints({ points, paid }: { points: number; paid: number }, refunded: number): number {
  if (refunded >= paid) return points;
  return Number((BigInt(points) * BigInt(refunded)) / BigInt(paid));
}
