import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const read = (name: string) => readFileSync(join(ROOT, 'deploy/observability', name), 'utf8');
const functions = ['histogram_quantile', 'min_over_time'];

/** The names of the metrics of Storyloom in the expressions of the dashboard and the alerts. */
export function namedMetrics(): string[] {
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('dashboard.json'));
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...Array.from(
      read('alerts.yaml').matchAll(/expr: (.*?)\n +(?:for|labels):/gs),
      ([, expression = '']) => expression,
    ),
  ];
  const names = expressions.flatMap(
    (expression) => expression.replace(/{.*?}|\$\w+/gs, '').match(/\b[a-z]+_[a-z_]+\b/g) ?? [],
  );
  return [...new Set(names)].filter((name) => !functions.includes(name));
}
