import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { moveOver } from './hand-over.ts';
import { begin, choose } from './playthrough.ts';
import { readScript } from './script.ts';

const script = (source: string) => readScript(compileScript(source).json ?? '');

describe('moveOver', () => {
  it('goes to the same knot of another version, or to its start', () => {
    const inn = script(`-> hall
=== hall
#recap: You came to the inn.
+ [Go down #id: down]
    You go down. -> cellar
=== cellar
+ [Listen #id: listen] -> END
`);
    const later = script(
      '-> hall\n=== hall\n+ [Knock #id: knock] -> END\n=== cellar\n+ [Sing #id: sing] -> END\n',
    );
    const cellar = choose(inn, begin(inn).position, 'down').position;
    const moved = moveOver(later, cellar);
    expect(moved).toMatchObject({ knot: 'cellar', recap: ['You came to the inn.'], ending: null });
    expect(choose(later, moved, 'sing').text).toBe('');
    expect(choose(later, moveOver(later, { ...cellar, knot: 'gone' }), 'knock').text).toBe('');
  });
});
