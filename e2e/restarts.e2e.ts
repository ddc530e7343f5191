import { audit } from '@storyloom/tools/fleet/audit.ts';
import { startPlayers } from '@storyloom/tools/fleet/players.ts';
import { publishCopy } from './support/creators.ts';
import { query } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';
import { startSmallFleet } from './support/small-fleet.ts';

const PLAYERS = 4;

test('players lose nothing, and are refused nothing, while a host and an API restart', async () => {
  const fleet = await startSmallFleet();
  try {
    // A story of their own: other tests count the readers of theirs.
    const players = startPlayers(fleet.site, PLAYERS, await publishCopy(null, 'The Restarted Train'));
    const { turns } = players.play;
    const playOn = () => {
      const played = turns.length;
      return expect.poll(() => turns.length).toBeGreaterThan(played + PLAYERS);
    };
    await playOn();
    for (const machine of ['host1', 'api1'] as const) {
      await fleet.restart(machine);
      await playOn();
    }
    const play = await players.stop();
    expect([...play.failures.keys()]).toEqual([]);
    expect(new Set(play.turns.map(({ end }) => end))).toEqual(new Set(['done']));
    expect(await audit({ query }, play)).toEqual({
      lost: [],
      doubled: [],
      wronglyCharged: [],
      interrupted: 0,
    });
  } finally {
    await fleet.stop();
  }
});
