import type { VisitRow } from '../releases/visits.repository.ts';

/** What is compared: documents in which something failed, and those whose LCP or INP was poor. */
export const signals = ['failed', 'LCP', 'INP'] as const;
export type Signal = (typeof signals)[number];

/** Documents of one group of visitors. */
export type Arm = Pick<VisitRow, 'visits' | 'failures'>;

/** The visitors of a canary and those of the stable release, while the canary had one share of all. */
export interface Stage {
  /** The share, in hundredths of a percent. */
  basisPoints: number;
  canary: Arm;
  stable: Arm;
}
export type Stages = Readonly<Record<Signal, readonly Stage[]>>;

/** Puts the counts of both groups together, for each share. */
export function toStages(rows: readonly VisitRow[]): Stage[] {
  const stages = new Map<number, Stage>();
  for (const { basisPoints, arm, visits, failures } of rows) {
    const none = { visits: 0, failures: 0 };
    const stage = stages.get(basisPoints) ?? { basisPoints, canary: none, stable: none };
    stages.set(basisPoints, { ...stage, [arm]: { visits, failures } });
  }
  return [...stages.values()];
}

/** Evidence at which a canary is worse. An equal one reaches it with a probability of at most 1 %, however often one looks. */
const enough = 100;
/** How many times as often a worse canary may fail or be slow; each is equally likely. */
const ratios = { failed: [3, 10], LCP: [1.5, 3], INP: [1.5, 3] };
/** Parts of the evidence. Their sum is 1, so that the whole keeps the bound. */
const weights = { failed: 0.5, LCP: 0.25, INP: 0.25 };
/** A canary that fails in half of at least this many visits is worse, unless the stable release fails often as well. */
const disasterVisits = 20;

/**
 * Decides whether a canary fails or is slow more often than the stable release. Under equal rates each such visit is one
 * of the canary with the probability of its share of the visits, so the likelihood ratio of a worse canary is a
 * martingale, and so is a weighted mean of several: by Ville's inequality it may be looked at after every visit.
 */
export function compareArms(stages: Stages) {
  const found = signals.map((signal) => ({
    signal,
    evidence: weights[signal] * evidenceOf(stages[signal], ratios[signal]),
  }));
  /** How much better the counts are explained by a worse canary than by an equal one. */
  const evidence = sum(found, (each) => each.evidence);
  const isDisaster = isDisastrous(stages.failed);
  const [most] = found.toSorted((one, other) => other.evidence - one.evidence);
  /** The signal with most evidence. */
  const cause: Signal = isDisaster || !most ? 'failed' : most.signal;
  return { isWorse: evidence >= enough || isDisaster, evidence, cause };
}

const evidenceOf = (stages: readonly Stage[], likely: readonly number[]): number =>
  sum(likely, (ratio) => Math.exp(sum(stages, (stage) => logLikelihood(stage, ratio)))) / likely.length;

function isDisastrous(stages: readonly Stage[]): boolean {
  const [canary, stable] = [totalOf(stages, 'canary'), totalOf(stages, 'stable')];
  // In an outage of the API, both fail.
  const isOutage = stable.failures * 4 > stable.visits;
  return canary.visits >= disasterVisits && canary.failures * 2 >= canary.visits && !isOutage;
}

/** The counts of one group, whatever share the canary had. */
export const totalOf = (stages: readonly Stage[], of: 'canary' | 'stable'): Arm => ({
  visits: sum(stages, (stage) => stage[of].visits),
  failures: sum(stages, (stage) => stage[of].failures),
});

function logLikelihood({ basisPoints, canary, stable }: Stage, ratio: number): number {
  const visits = canary.visits + stable.visits;
  if (visits === 0) return 0;
  // A share above the planned one, by visitors who come often, explains more failures.
  const share = Math.min(0.99, Math.max(basisPoints / 10_000, canary.visits / visits));
  const worse = (ratio * share) / (ratio * share + 1 - share);
  return canary.failures * Math.log(worse / share) + stable.failures * Math.log((1 - worse) / (1 - share));
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
