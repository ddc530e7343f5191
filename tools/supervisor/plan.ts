/** Which secret settings a step is given: it gets the others of the environment, and no secret but these. */
export type Secrets = readonly string[] | 'all';

/** Runs to its end once, before what follows it. */
export type Task = {
  kind: 'task';
  name: string;
  /** A script of this checkout, run by its Node. */
  script: string;
  args?: string[];
  secrets?: Secrets;
};

/** Stays up; says `{ type: 'ready' }` over its channel; is started again when it ends by itself. */
export type Service = {
  kind: 'service';
  name: string;
  script: string;
  args?: string[];
  secrets?: Secrets;
  /** Answers 200 once the service does its work. */
  readyUrl?: string;
};

export type Step = Task | Service;

/** What a supervisor looks after, as data: the product has one plan, tests bring their own. */
export type Plan = {
  steps: Step[];
  /** Printed as `ready <url>` when every service answers. */
  url: string;
};
