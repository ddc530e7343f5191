import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import { addresses, type Machine } from './network.ts';
import { makeNewVersion } from './new-version.ts';

export interface Fault {
  name: string;
  run(fleet: Fleet): Promise<unknown>;
}

const machines = Object.keys(addresses) as Machine[];
/** Another one of the same role takes over. */
const isPaired = (machine: Machine) => /^(?:host|api|registry|proxy)/.test(machine);
const PAIRED_MS = 10_000;
const SINGLE_MS = 2_000;

const kill = (machine: Machine): Fault => ({
  name: `kill ${machine}`,
  async run({ parts }) {
    parts[machine].signal('SIGKILL');
    await sleep(500);
    await parts[machine].ready();
  },
});
const pull = (machine: Machine): Fault => ({
  name: `unplug ${machine}, ${(isPaired(machine) ? PAIRED_MS : SINGLE_MS) / 1_000} s`,
  async run(fleet) {
    fleet.unplug(machine);
    await sleep(isPaired(machine) ? PAIRED_MS : SINGLE_MS);
    fleet.plugIn(machine);
    await fleet.parts[machine].ready();
  },
});
const restart = (machine: Machine): Fault => ({
  name: `restart ${machine}`,
  run: (fleet) => fleet.restart(machine),
});

/** All faults, in the order in which they happen. `folder` is for a new version of the checkout. */
export function listFaults(folder: string): Fault[] {
  const made = () => makeNewVersion(folder);
  return [
    { name: 'none', run: () => sleep(5_000) },
    ...machines.map(kill),
    ...machines.map(pull),
    ...machines.map(restart),
    { name: 'publish reader', run: async (fleet) => fleet.release(await made(), 'start', 'reader') },
    { name: 'roll back reader', run: async (fleet) => fleet.release(await made(), 'rollback', 'reader') },
    {
      name: 'upgrade',
      async run(fleet) {
        const checkout = await made();
        await fleet.task('api/migrate.ts', checkout);
        for (const machine of ['registry1', 'registry2', 'api1', 'api2', 'host1', 'host2'] as const)
          await fleet.restart(machine, checkout);
      },
    },
    { name: 'rotate keys', run: (fleet) => fleet.rotateKeys() },
    { name: 'fail over', run: (fleet) => fleet.failOver() },
  ];
}
