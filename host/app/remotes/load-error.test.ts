import { describe, expect, it } from 'vitest';
import { RemoteLoadError, reasonOf } from './load-error.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('reasonOf', () => {
  it.each([
    [new RemoteLoadError('refused', 'No hash is known'), 'refused'],
    [new RemoteLoadError('incompatible', 'needs react ^20.0.0'), 'incompatible'],
    [named('ChunkLoadError', 'Loading failed'), 'unreachable'],
    [new Error('Loading chunk 12 failed.'), 'unreachable'],
    [new Error('Loading CSS chunk 12 failed.'), 'unreachable'],
    [named('ScriptNetworkError', 'entry.js'), 'unreachable'],
    [new Error('[ Federation Runtime ]: RUNTIME-008'), 'unreachable'],
    [new TypeError('x is not a function'), 'threw'],
    ['Loading chunk 12 failed.', 'threw'],
    [undefined, 'threw'],
  ])('of %s is %s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
