import { Client } from 'pg';

/** Text of a typical reply's length. */
function replyText(turn: number): string {
  const sentences = [
    `The lamp on landing ${turn} was out, and the sea was suddenly very close to the door.`,
    'Somebody had set three bowls, three spoons, and a fourth man’s pipe, still lit.',
    '"You heard it too," says the keeper, and does not look at you when he says it.',
    'Under the floor, where the chart shows rock and nothing else, something knocks twice.',
    'You count the stairs on the way down, and there is one more of them than there was.',
  ];
  const parts = Array.from(
    { length: 3 + (turn % 5) },
    (_, index) => sentences[(turn + index) % sentences.length],
  );
  return [parts.slice(0, 3).join(' '), parts.slice(3).join(' ')].filter(Boolean).join('\n\n');
}

/**
 * Extends the reader's current save to `length` messages by inserting turns below its head into the database.
 */
export async function lengthenStory(databaseUrl: string, userId: string, length: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select a.id as archive, m.id, m.root_id, m.story_id, m.depth
         from saves a join messages m on m.id = a.head_message_id
        where a.user_id = $1 and a.is_current`,
      [userId],
    );
    const [head] = rows;
    if (!head) throw new Error('The reader has not started the story.');
    const count = Math.max(0, length - Number(head.depth));
    const prefix = `long${userId.slice(0, 8)}`;
    const idOf = (step: number) => (step === 0 ? String(head.id) : `${prefix}x${step}`);
    const steps = Array.from({ length: count }, (_, index) => index + 1);
    await client.query(
      `insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, model, created_at)
       select id, $1, $2, parent, depth, role, text, 'done', 'storyteller', now()
         from unnest($3::text[], $4::text[], $5::int[], $6::text[], $7::text[]) as step (id, parent, depth, role, text)
        order by depth`,
      [
        head.root_id,
        head.story_id,
        steps.map(idOf),
        steps.map((step) => idOf(step - 1)),
        steps.map((step) => Number(head.depth) + step),
        steps.map((step) => (step % 2 === 1 ? 'user' : 'assistant')),
        steps.map((step) => (step % 2 === 1 ? 'I go one step further down.' : replyText(step))),
      ],
    );
    await client.query('update saves set head_message_id = $1 where id = $2', [idOf(count), head.archive]);
  } finally {
    await client.end();
  }
}
