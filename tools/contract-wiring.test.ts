import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDefinitions } from '@storyloom/contract/core/definitions';
import { referenceOf } from '@storyloom/contract/core/reference';
import type { Mfe } from '@storyloom/mfe/define';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap/paths.mjs';

interface Participant {
  owner: string;
  folder: string;
  emits: readonly string[];
  listens: readonly string[];
  dialogs: readonly string[];
}

const load = async <Module>(path: string) => (await import(pathToFileURL(join(ROOT, path)).href)) as Module;

async function readMfe(folder: string): Promise<Participant> {
  const { default: mfe } = await load<{ default: Mfe }>(`${folder}/mfe.ts`);
  const { name, events, dialogs } = mfe.manifest;
  return { owner: name, folder, ...events, dialogs };
}

async function readShell(): Promise<Participant> {
  const { shellEvents } = await load<{ shellEvents: Mfe['manifest']['events'] }>('host/app/shell-events.ts');
  const { offered } = await load<{ offered: { reference: string }[] }>('host/app/dialogs/shell-dialogs.ts');
  const dialogs = offered.map(({ reference }) => reference);
  return { owner: 'shell', folder: 'host/app', ...shellEvents, dialogs };
}

const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const participants = [await readShell(), ...(await Promise.all(folders.map(readMfe)))];
const events = await readDefinitions('events');
const dialogs = await readDefinitions('dialogs');
const owners = participants.map(({ owner }) => owner);

function sourceOf(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|testing\//.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
    .join('\n');
}

describe('events of the contract', () => {
  const wired = events.map(({ definition }) => [referenceOf(definition), definition] as const);
  it.each(wired)('%s has an emitter that may emit it, and a listener', (reference, { owner, emitters }) => {
    const declaring = participants.filter(({ emits }) => emits.includes(reference)).map((each) => each.owner);
    const allowed = [owner, ...emitters];
    expect(declaring.length, 'nothing emits it: remove the event').toBeGreaterThan(0);
    expect(declaring.filter((each) => !allowed.includes(each))).toEqual([]);
    expect(
      emitters.filter((each) => !declaring.includes(each)),
      'listed but never emitting',
    ).toEqual([]);
    expect(
      participants.some(({ listens }) => listens.includes(reference)),
      'nothing listens to it',
    ).toBe(true);
  });

  it.each(participants)('$owner declares the events that its code emits and listens to', (participant) => {
    const source = sourceOf(participant.folder);
    const used = (pattern: (name: string) => string) =>
      events
        .filter(({ exportedAs }) => new RegExp(pattern(exportedAs)).test(source))
        .map(({ definition }) => referenceOf(definition));
    const emitted = used((name) => `\\.emit\\(\\s*${name}\\b`);
    const heard = used((name) => `\\.on\\(\\s*${name}\\b|useInvalidateOn\\(\\s*\\[[^\\]]*\\b${name}\\b`);
    expect([...participant.emits].sort()).toEqual(emitted.sort());
    expect([...participant.listens].sort()).toEqual(heard.sort());
  });
});

describe('dialogs of the contract', () => {
  it.each(dialogs.map(({ definition }) => [referenceOf(definition), definition.owner] as const))(
    '%s is offered by its owner, %s',
    (reference, owner) => {
      const offering = participants
        .filter((each) => each.dialogs.includes(reference))
        .map((each) => each.owner);
      expect(offering).toEqual([owner]);
    },
  );
});

describe('owners', () => {
  it('are the shell or a micro-frontend', () => {
    for (const { definition } of [...events, ...dialogs]) expect(owners).toContain(definition.owner);
  });
});
