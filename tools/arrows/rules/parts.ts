import { type Arrow, isTest, partOf } from '../graph.ts';
import { arrowRule, type Rule } from '../rule.ts';

const OPEN_TO_HOST = ['shared/contract', 'shared/http', 'shared/mfe', 'shared/schema', 'shared/ui'];
const FORMS_STAND_ON = ['shared/contract', 'shared/http', 'shared/schema', 'shared/ui'];
const OPEN_TO_SLICES = [...OPEN_TO_HOST, 'shared/forms'];
/** Loads releases in a process of its own, as the host and browsers do. */
const LOADER = 'registry/releases/gates/code-gate/';
const CONFIG_FILE = /(?:^|\/)(?:[\w.-]+\.config|build)\.ts$|^registry\/cli\//;

/** Which part of the house may take from which. */
export const partRules: Rule[] = [
  arrowRule(
    'mfes-are-islands',
    'a micro-frontend takes from shared alone; speak to another one through the bus, a dialog or a URL',
    (arrow) => leaves(arrow, isSlice, OPEN_TO_SLICES),
  ),
  arrowRule(
    'host-meets-remotes-at-run-time',
    'the host takes from shared alone; remotes come through the composition, data through the API',
    (arrow) => leaves(arrow, (part) => part === 'host', OPEN_TO_HOST),
  ),
  arrowRule(
    'api-knows-contract-only',
    'api and registry take from shared/contract alone; what both need belongs there',
    (arrow) =>
      leaves(arrow, (part) => part === 'api' || part === 'registry', ['shared/contract']) &&
      !(arrow.from.startsWith(LOADER) && ['shared/mfe', 'shared/schema'].includes(arrow.toPart ?? '')),
  ),
  arrowRule(
    'ui-knows-nothing-of-ours',
    'the kit takes props and gives callbacks; hand it what it needs from outside',
    (arrow) => leaves(arrow, (part) => part === 'shared/ui', []),
  ),
  arrowRule(
    'contract-knows-schema-only',
    'the contract stands below everything but shared/schema; move what it needs into it',
    (arrow) => leaves(arrow, (part) => part === 'shared/contract', ['shared/schema']),
  ),
  arrowRule(
    'http-and-mfe-know-contract-only',
    'shared/http, shared/mfe and shared/testing take from shared/contract and shared/schema alone',
    (arrow) =>
      leaves(arrow, (part) => /^shared\/(?:http|mfe|testing)$/.test(part), [
        'shared/contract',
        'shared/schema',
      ]),
  ),
  arrowRule(
    'forms-stand-on-contract-http-ui',
    'shared/forms takes from shared/contract, shared/http, shared/schema and shared/ui; hand it the call to send',
    (arrow) => leaves(arrow, (part) => part === 'shared/forms', FORMS_STAND_ON),
  ),
  arrowRule(
    'build-is-for-config-files',
    'shared/build serves config files, build.ts, registry/cli, bench and tools; product code has no use for it',
    (arrow) => arrow.toPart === 'shared/build' && !mayBuild(arrow.from),
  ),
  arrowRule(
    'testing-is-for-tests',
    'product code may not lean on shared/testing; move what it needs beside its user',
    (arrow) => arrow.toPart === 'shared/testing' && !mayTest(arrow.from),
  ),
];

const isSlice = (part: string) => part.startsWith('mfe-');

/** Parts with rules of their own. */
const ELSEWHERE = ['shared/build', 'shared/testing'];

function leaves(arrow: Arrow, isFrom: (part: string) => boolean, open: string[]): boolean {
  const from = partOf(arrow.from);
  if (!isFrom(from) || arrow.toPart === null || arrow.toPart === from) return false;
  return ![...open, ...ELSEWHERE].includes(arrow.toPart);
}

function mayBuild(path: string): boolean {
  return ['shared/build', 'bench', 'tools'].includes(partOf(path)) || CONFIG_FILE.test(path) || isTest(path);
}

function mayTest(path: string): boolean {
  return ['shared/testing', 'bench', 'e2e', 'tools'].includes(partOf(path)) || isTest(path);
}
