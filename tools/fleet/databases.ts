import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseAccount } from '../bootstrap/database-account.mjs';
import { asDatabaseAccount } from '../postgres/account-command.ts';
import { binariesFolder } from '../postgres/binaries.ts';
import { type PostgresFolder, postgresFolder, prepareFolder, readPassword } from '../postgres/folder.ts';
import { ensureCluster, SUPERUSER } from '../postgres/init.ts';
import { addresses } from './network.ts';
import type { Command } from './part.ts';

/** A primary that the others may reach, and a standby that follows it. Returns their folders and the password. */
export function prepareDatabases(folder: string) {
  const [primary, standby] = ['database1', 'database2'].map((name) => postgresFolder(join(folder, name))) as [
    PostgresFolder,
    PostgresFolder,
  ];
  prepareFolder(primary);
  ensureCluster(primary);
  for (const database of ['all', 'replication'])
    appendFileSync(join(primary.data, 'pg_hba.conf'), `host ${database} all 10.0.0.0/24 scram-sha-256\n`);
  prepareFolder(standby);
  execFileSync('cp', ['-a', primary.data, standby.data]);
  const password = readPassword(primary);
  const from = `host=${addresses.database1} user=${SUPERUSER} password=${password} application_name=database2`;
  appendFileSync(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  const signal = join(standby.data, 'standby.signal');
  writeFileSync(signal, '');
  const account = databaseAccount();
  if (account) chownSync(signal, account.uid, account.gid);
  return { folders: { database1: primary, database2: standby }, user: SUPERUSER, password };
}

export function postgresCommand({ root, data }: PostgresFolder): Command {
  const settings = {
    listen_addresses: '*',
    unix_socket_directories: '',
    timezone: 'UTC',
    wal_keep_size: '512MB',
    recovery_init_sync_method: 'syncfs',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return { ...asDatabaseAccount(join(binariesFolder(), 'postgres'), ['-D', data, ...flags]), cwd: root };
}

/** PgBouncer as in the guide, before one of the databases. */
export function poolerConfig(database: 'database1' | 'database2', user: string, password: string): string {
  const limits = `set statement_timeout = ''15s''; set idle_in_transaction_session_timeout = ''30s''`;
  return `[databases]
* = host=${addresses[database]} user=${user} password=${password} connect_query='${limits}'
[pgbouncer]
listen_addr = *
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_login_retry = 0.2
tcp_keepidle = 1
tcp_keepintvl = 1
tcp_keepcnt = 2
tcp_user_timeout = 3000
`;
}
