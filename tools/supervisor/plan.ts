/** The secret settings a step gets; settings that are no secret go to every step. */
export type Secrets = readonly string[] | 'all';

/** A script that runs to its end before the next step. */
export type Task = {
  kind: 'task';
  name: string;
  /** A script of this checkout, run by its Node. */
  script: string;
  args?: string[];
  secrets?: Secrets;
};

/** A long-running script; it sends `{ type: 'ready' }` over its IPC channel and is restarted when it ends. */
export type Service = {
  kind: 'service';
  name: string;
  script: string;
  args?: string[];
  nodeFlags?: string[];
  secrets?: Secrets;
  /** Added to METRICS_PORT, so that services on one machine have ports of their own. */
  metricsOffset?: number;
  /** Answers 200 once the service is ready. */
  readyUrl?: string;
};

export type Step = Task | Service;

/** The steps of a supervisor: the product has one plan, tests have plans of their own. */
export type Plan = {
  steps: Step[];
  /** Printed as `ready <url>` when every service answers. */
  url: string;
};
