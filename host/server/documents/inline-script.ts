import type { PageComposition } from '@storyloom/contract/composition';
import type { BootstrapData } from '../../app/bootstrap-data.ts';

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A composition is the same for all documents until the next one: its text is made once. */
const compositions = new WeakMap<PageComposition, string>();

function compositionJson(composition: PageComposition): string {
  const known = compositions.get(composition) ?? scriptJson(composition);
  compositions.set(composition, known);
  return known;
}

function bootstrapJson({ composition, ...rest }: BootstrapData): string {
  return `{"composition":${compositionJson(composition)},${scriptJson(rest).slice(1)}`;
}

/**
 * The document's one inline script: what the browser starts from. zod is told to compile nothing, because its probe
 * for `eval` is reported as a violation of the policy. When the shell's own script does not arrive, the page is loaded
 * again, at most once per path per 10 s, and never without a connection.
 */
export function inlineScript(bootstrap: BootstrapData): string {
  return [
    'globalThis.__zod_globalConfig={jitless:true};',
    `window.__STORYLOOM__=${bootstrapJson(bootstrap)};`,
    'addEventListener("error",function(e){var t=e.target;if(!t||t.tagName!=="SCRIPT"||new URL(t.src).pathname.indexOf("/static/js/")!==0||navigator.onLine===false)return;',
    'var k="storyloom-reload:"+location.pathname,n=Date.now();',
    'try{if(n-Number(sessionStorage.getItem(k))<1e4)return;sessionStorage.setItem(k,n)}catch(x){return}',
    'location.reload()},true);',
  ].join('');
}
