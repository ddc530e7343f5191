import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFile } from '@storyloom/contract/endpoints/cards/import-file';
import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { startApi } from '../processes/api.ts';
import { query, seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';

const UPLOADS = 20;

/** 20 people import a file at once: the API's memory before and at its peak, in bytes, and the time in ms. */
export async function measureUploads(file: Buffer): Promise<{ before: number; peak: number; ms: number }> {
  const postgres = await startPostgres({ dir: join(scratch(), 'cards') });
  onStop(postgres.stop);
  const dataDir = scratch();
  const databaseUrl = await seedDatabase(postgres.url, { name: 'cards', stories: 0, dataDir });
  const port = ports.cardsApi;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
  };
  const api = await startApi({ name: 'api-cards', env });
  const base = `http://127.0.0.1:${port}`;
  const register = async () => {
    const response = await fetch(base + anonymityRegister.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return ((await response.json()) as { data: { tokenId: string } }).data.tokenId;
  };
  const send = async (token: string) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(file)], 'card.png'));
    const response = await fetch(base + importFile.path, {
      method: 'POST',
      body,
      headers: { tokenid: token },
    });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    if (code !== 0) throw new Error(msg);
  };
  const tokens: string[] = [];
  for (let at = 0; at <= UPLOADS; at += 1) tokens.push(await register());
  await query(databaseUrl, 'update users set is_real = true');
  const [first = '', ...others] = tokens;
  await send(first);
  const pid = api.process.pid ?? 0;
  const before = memoryOf(pid, 'VmRSS');
  // Resets the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const begun = performance.now();
  await Promise.all(others.map(send));
  const ms = performance.now() - begun;
  const peak = memoryOf(pid, 'VmHWM');
  await api.stop();
  return { before, peak, ms };
}

/** In bytes. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}
