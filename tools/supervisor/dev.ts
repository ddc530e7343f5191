import type { Plan } from './plan.ts';

/** Turns the product's plan into the one for development: the place where hot reload is wired in. */
export function developmentPlan(plan: Plan): Plan {
  return plan;
}
