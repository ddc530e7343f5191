import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { METRICS_PORT } from './fleet.ts';
import { addresses } from './network.ts';

const ADDRESS = '127.0.0.1:9090';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
interface Answer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
}

/** Starts Prometheus with the alerts of `deploy/observability`, reading every process of the site each second. */
export function startPrometheus(folder: string): ChildProcess {
  const jobs = ['host', 'api', 'registry'].map((role) => {
    const targets = Object.entries(addresses).filter(([name]) => new RegExp(`^${role}\\d`).test(name));
    return {
      job_name: `storyloom-${role}`,
      static_configs: [{ targets: targets.map(([, address]) => `${address}:${METRICS_PORT}`) }],
    };
  });
  const config = {
    global: { scrape_interval: '1s' },
    rule_files: [join(ROOT, 'deploy/observability/alerts.yaml')],
    scrape_configs: jobs,
  };
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, JSON.stringify(config));
  const flags = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/prometheus`,
    `--web.listen-address=${ADDRESS}`,
  ];
  return spawn('/usr/bin/prometheus', flags, { cwd: folder, stdio: 'ignore' });
}

/** Each query of the dashboard with the values that Prometheus gives for it now; `nothing` if none. */
export async function dashboardLines(): Promise<string[]> {
  const text = readFileSync(join(ROOT, 'deploy/observability/dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as Dashboard;
  return Promise.all(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => lineOf(title, expr))));
}

async function lineOf(title: string, expression: string): Promise<string> {
  const query = encodeURIComponent(expression.replaceAll('$__rate_interval', '1m'));
  const { data } = (await (await fetch(`http://${ADDRESS}/api/v1/query?query=${query}`)).json()) as Answer;
  const values = data.result.map(({ metric, value }) => {
    const name = Object.entries(metric)
      .filter(([label]) => !label.startsWith('__'))
      .map(([, each]) => each)
      .join(' ');
    return `${name} ${Number(Number(value[1]).toPrecision(3))}`.trim();
  });
  return `${title}: ${values.join(', ') || 'nothing'}`;
}
