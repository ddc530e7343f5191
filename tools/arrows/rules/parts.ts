import { type Arrow, isTest, partOf } from '../graph.ts';
import { arrowRule, type Rule } from '../rule.ts';

const HOST_IMPORTS = ['shared/contract', 'shared/http', 'shared/mfe', 'shared/schema', 'shared/ui'];
const FORMS_IMPORTS = ['shared/contract', 'shared/http', 'shared/schema', 'shared/ui'];
const MFE_IMPORTS = [...HOST_IMPORTS, 'shared/forms'];
/** Packages that the servers may import. */
const SERVER_IMPORTS = ['shared/contract', 'shared/files', 'shared/logging'];
const API_IMPORTS = [...SERVER_IMPORTS, 'shared/ports', 'shared/script'];
const API_START_IMPORTS = [...API_IMPORTS, 'offline'];
/** Loads releases in a process of its own, as the host and browsers do. */
const LOADER = 'registry/releases/gates/code-gate/';
/** A page of the registry, made of the components of the site. */
const DESK = 'registry/desk/page/';
const CONFIG_FILE = /(?:^|\/)(?:[\w.-]+\.config|build)\.ts$|^(?:registry\/)?cli\//;

/** Which part may import which. */
export const partRules: Rule[] = [
  arrowRule(
    'mfes-are-islands',
    'a micro-frontend imports only shared packages, tests also shared/script; it reaches another one through the bus, a dialog or a URL',
    (arrow) => leaves(arrow, isMfe, isTest(arrow.from) ? [...MFE_IMPORTS, 'shared/script'] : MFE_IMPORTS),
  ),
  arrowRule(
    'host-loads-mfes-at-run-time',
    'the host imports only shared packages; it loads micro-frontends by the composition, and data from the API',
    (arrow) => leaves(arrow, (part) => part === 'host', [...HOST_IMPORTS, 'shared/logging']),
  ),
  arrowRule(
    'api-imports-contract-only',
    'api and registry import only shared/contract, shared/files and shared/logging, api also shared/ports and shared/script, the page of the desk also shared/ui; run.ts hands the offline providers in',
    (arrow) =>
      (leaves(arrow, (part) => part === 'registry', SERVER_IMPORTS) ||
        leaves(
          arrow,
          (part) => part === 'api',
          mayUseOffline(arrow.from) ? API_START_IMPORTS : API_IMPORTS,
        )) &&
      !(arrow.from.startsWith(LOADER) && ['shared/mfe', 'shared/schema'].includes(arrow.toPart ?? '')) &&
      !(arrow.from.startsWith(DESK) && arrow.toPart === 'shared/ui'),
  ),
  arrowRule('offline-behind-ports', 'offline imports only shared/contract and shared/ports', (arrow) =>
    leaves(arrow, (part) => part === 'offline', ['shared/contract', 'shared/ports']),
  ),
  arrowRule('ports-import-contract-only', 'shared/ports imports only shared/contract', (arrow) =>
    leaves(arrow, (part) => part === 'shared/ports', ['shared/contract']),
  ),
  arrowRule('ui-imports-no-own-package', 'components of shared/ui get data and callbacks as props', (arrow) =>
    leaves(arrow, (part) => part === 'shared/ui', []),
  ),
  arrowRule(
    'contract-imports-schema-only',
    'shared/contract imports only shared/schema; move what it needs into it',
    (arrow) => leaves(arrow, (part) => part === 'shared/contract', ['shared/schema']),
  ),
  arrowRule(
    'http-and-mfe-import-contract-only',
    'shared/http, shared/mfe and shared/testing import only shared/contract and shared/schema',
    (arrow) =>
      leaves(arrow, (part) => /^shared\/(?:http|mfe|testing)$/.test(part), [
        'shared/contract',
        'shared/schema',
      ]),
  ),
  arrowRule(
    'forms-import-contract-http-ui-only',
    'shared/forms imports only shared/contract, shared/http, shared/schema and shared/ui; pass it the function that sends',
    (arrow) => leaves(arrow, (part) => part === 'shared/forms', FORMS_IMPORTS),
  ),
  arrowRule(
    'build-is-for-config-files',
    'only config files, build.ts, cli, registry/cli, bench and tools import shared/build',
    (arrow) => arrow.toPart === 'shared/build' && !mayBuild(arrow.from),
  ),
  arrowRule(
    'testing-is-for-tests',
    'product code may not import shared/testing; move what it needs beside its user',
    (arrow) => arrow.toPart === 'shared/testing' && !mayTest(arrow.from),
  ),
];

/** The entries of the API, which hand the offline providers in, and tests. */
const mayUseOffline = (path: string) => /^api\/(?:run|seed|model-check)\b/.test(path) || isTest(path);

const isMfe = (part: string) => part.startsWith('mfe-');

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
