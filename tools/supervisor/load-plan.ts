import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plan } from './plan.ts';
import { type ProductOptions, productPlan } from './product.ts';

/** The product's plan, or the one a file exports as the function `plan`. */
export async function loadPlan(file: string | null, options: ProductOptions): Promise<Plan> {
  if (file === null) return productPlan(options);
  const module: { plan: (options: ProductOptions) => Plan } = await import(pathToFileURL(resolve(file)).href);
  return module.plan(options);
}
