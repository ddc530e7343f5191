import type { WritingTask } from '@storyloom/ports/writing-task';
import { describe, expect, test } from 'vitest';
import type { ProofreadTask } from './editor/proofread/proofreader.ts';
import { createStoryteller } from './storyteller.ts';

const text =
  'The lamp room is cold. Odile counts the stairs aloud, and stops at forty. Nobody has lit the lamp.';

async function read(
  charsPerSecond: number,
  partialReply = '',
  stop?: AbortController,
  wait?: (ms: number) => Promise<void>,
) {
  let sent = '';
  const request = {
    messages: [],
    model: 'storyteller',
    maxTokens: 400,
    signal: (stop ?? new AbortController()).signal,
    told: { text, options: [], partialReply },
  };
  for await (const chunk of createStoryteller({ charsPerSecond, ...(wait && { wait }) }).stream(request)) {
    if (chunk.type === 'text') sent += chunk.text;
    stop?.abort();
  }
  return sent;
}

describe('createStoryteller', () => {
  test('streams the complete reply', async () => {
    expect(await read(1_000_000)).toBe(text);
  });

  test('keeps the configured pace', async () => {
    let waited = 0;
    await read(500, '', undefined, async (ms) => {
      waited += ms;
    });
    // Sentences end in longer pauses.
    expect(waited).toBeGreaterThan((text.length / 500) * 1_000);
    expect(waited).toBeLessThan((text.length / 500) * 1_000 * 2.5);
  });

  test('continues an interrupted reply where it stopped', async () => {
    const partialReply = text.slice(0, 40);
    expect(partialReply + (await read(1_000_000, partialReply))).toBe(text);
  });

  test('stops when aborted', async () => {
    await expect(read(5_000, '', new AbortController())).rejects.toMatchObject({ fault: 'cut' });
  });
});

describe('write', () => {
  const context = { title: '', hook: 'teh lamp', summary: '', opening: '', tags: [], options: [], names: [] };
  const proofread = async ({ texts, own }: ProofreadTask) =>
    texts.map((text) => (own.includes('teh') ? text : text.replace('teh', 'the')));
  async function write(task: WritingTask) {
    const request = { messages: [], model: '', maxTokens: 0, signal: new AbortController().signal, task };
    let text = '';
    for await (const chunk of createStoryteller({ charsPerSecond: 1_000_000, proofread }).write(request))
      if (chunk.type === 'text') text += chunk.text;
    return text;
  }

  test('proofreads a text, unless the author wants something else', async () => {
    const task = { kind: 'improve', field: 'hook', text: 'teh lamp', context } as const;
    expect(await write({ ...task, instruction: 'Fix the typos' })).toBe('the lamp');
    expect(await write({ ...task, instruction: 'tenser' })).toBe('teh lamp');
  });

  test('leaves the names and keys of the story', async () => {
    const task = { kind: 'improve', field: 'hook', text: 'teh lamp', instruction: '' } as const;
    expect(await write({ ...task, context: { ...context, names: ['Teh'] } })).toBe('teh lamp');
    expect(await write({ ...task, context: { ...context, keys: ['teh rune'] } })).toBe('teh lamp');
  });

  test('makes suggestions of the corrected draft', async () => {
    const draft = { ...context, hook: 'Nobody has lit teh lamp.' };
    const hooks = await write({ kind: 'suggest', suggestion: 'HOOK', context: draft });
    expect(hooks.split('\n')).toContain('Nobody has lit the lamp.');
  });
});
