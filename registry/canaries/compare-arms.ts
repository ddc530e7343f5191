import type { Stage } from '../releases/canaries.repository.ts';

export interface Verdict {
  isWorse: boolean;
  /** How much better the failures are explained by a worse canary than by an equal one. */
  evidence: number;
}

/** Evidence at which a canary is worse. An equal one reaches it with a probability of at most 1 %, however often one looks. */
const enough = 100;
/** How many times as often a worse canary may fail; each is equally likely. */
const ratios = [3, 10];
/** A canary that fails in half of at least this many visits is worse, unless the stable release fails often as well. */
const disasterVisits = 20;

/**
 * Decides whether a canary fails more often than the stable release. Under equal failure rates each failed visit is one
 * of the canary with the probability of its share of the visits, so the likelihood ratio of a worse canary is a
 * martingale: by Ville's inequality it may be looked at after every visit.
 */
export function compareArms(stages: readonly Stage[]): Verdict {
  const visits = sum(stages, ({ canary }) => canary.visits);
  const failures = sum(stages, ({ canary }) => canary.failures);
  const likelihoods = ratios.map((ratio) => Math.exp(sum(stages, (stage) => logLikelihood(stage, ratio))));
  const evidence = sum(likelihoods, (each) => each / ratios.length);
  const stable = {
    visits: sum(stages, (stage) => stage.stable.visits),
    failures: sum(stages, (stage) => stage.stable.failures),
  };
  // In an outage of the API, both fail.
  const isOutage = stable.failures * 4 > stable.visits;
  const isDisaster = visits >= disasterVisits && failures * 2 >= visits && !isOutage;
  return { isWorse: evidence >= enough || isDisaster, evidence };
}

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
