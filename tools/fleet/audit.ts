import { chatErrors } from '@storyloom/contract/chat/errors';
import { grants } from '@storyloom/contract/points/limits';
import type { Fleet } from './fleet.ts';
import type { Play, Turn } from './players.ts';

interface Row {
  request: string;
  state: string;
  held: number;
  charged: number;
  text: string;
  settled: number;
  messages: number;
}

export interface Audit {
  lost: string[];
  doubled: string[];
  wronglyCharged: string[];
  interrupted: number;
}

const runs = `select r.client_request_id as request, r.state, r.held, r.charged, m.text,
    (select coalesce(sum(e.amount), 0)::int from points_entries e join points_entries h on h.key = e.hold_key
      where h.target ->> 'messageId' = r.message_id and e.kind = 'SETTLE') as settled,
    (select count(*)::int from messages u join messages own on own.id = r.user_message_id where u.text = own.text) as messages
  from runs r join messages m on m.id = r.message_id where r.client_request_id = any($1)`;
const balances = `select a.user_id, a.balance::int, coalesce(sum(r.charged), 0)::int as charged
  from points_accounts a join runs r on r.user_id = a.user_id
  where a.user_id in (select user_id from runs where client_request_id = any($1)) group by a.user_id, a.balance`;

/** Compares what the players saw with what is stored. */
export async function audit(fleet: Pick<Fleet, 'query'>, { turns }: Play): Promise<Audit> {
  const requests = turns.map(({ requestId }) => requestId);
  const rows = new Map(
    (await fleet.query<Row & Record<string, unknown>>(runs, [requests])).map((row) => [row.request, row]),
  );
  const found: Audit = { lost: [], doubled: [], wronglyCharged: [], interrupted: 0 };
  for (const turn of turns) {
    const row = rows.get(turn.requestId);
    const loss = lossOf(turn, row);
    if (loss) found.lost.push(`${turn.requestId}: ${loss}`);
    if (turn.end === chatErrors['chat.interrupted'].code) found.interrupted += 1;
    if (!row) continue;
    if (row.messages > 1) found.doubled.push(turn.requestId);
    const due = row.state === 'done' ? row.held : 0;
    if (row.charged !== due || row.settled !== due || turn.charged !== due)
      found.wronglyCharged.push(
        `${turn.requestId}: ${row.state}, held ${row.held}, charged ${row.charged}, settled ${row.settled}, seen ${turn.charged}`,
      );
  }
  for (const { user_id, balance, charged } of await fleet.query(balances, [requests]))
    if (balance !== grants.guest - charged)
      found.wronglyCharged.push(`${user_id}: ${balance} points after ${charged}`);
  return found;
}

function lossOf({ end, text }: Turn, row: Row | undefined): string | null {
  if (end === null) return 'no reply within a minute';
  if (!row) return 'not stored';
  if (end !== 'done') return null;
  if (row.state !== 'done') return `seen as done, stored as ${row.state}`;
  return row.text === text ? null : `seen ${text?.length} characters, stored ${row.text.length}`;
}
