import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { BootstrapData } from '../../app/bootstrap-data.ts';
import { perObject } from '../per-object.ts';

/** JSON that is safe inside a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** All documents of a composition share its text. */
const compositionJson = perObject((composition: PageComposition) => scriptJson(composition));

function bootstrapJson({ composition, ...rest }: BootstrapData): string {
  return `{"composition":${compositionJson(composition)},${scriptJson(rest).slice(1)}`;
}

/**
 * The document's inline script with the bootstrap data. It turns off compilation in zod, whose probe for `eval` would be
 * reported as a violation of the policy, and reloads the page if the shell's script does not arrive: at most once per
 * path in 10 s, and never without a connection. The script of the head then loads the shell's scripts.
 */
export function inlineScript(bootstrap: BootstrapData): string {
  return [
    'globalThis.__zod_globalConfig={jitless:true};',
    `window.__STORYLOOM__=${bootstrapJson(bootstrap)};`,
    'addEventListener("error",function(e){var t=e.target;if(!t||t.tagName!=="SCRIPT"||new URL(t.src).pathname.indexOf("/static/js/")!==0||navigator.onLine===false)return;',
    'var k="storyloom-reload:"+location.pathname,n=Date.now();',
    'try{if(n-Number(sessionStorage.getItem(k))<1e4)return;sessionStorage.setItem(k,n)}catch(x){return}',
    'location.reload()},true);',
    'window.__STORYLOOM_START__?.();',
  ].join('');
}
