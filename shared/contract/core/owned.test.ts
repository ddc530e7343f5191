import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEndpoints } from './definitions.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './id.ts';

/** Calls with an id that need not be the caller's own, by field and reason. The access matrix tests all others. */
const notOwned: [reason: string, field: string, calls: string[]][] = [
  [
    'a story that anybody may read; what the call changes of it is the caller’s own',
    'storyId',
    [
      ...['stories.bookshelfAdd', 'stories.bookshelfRemove', 'stories.visit', 'chat.send', 'chat.refresh'],
      ...['chat.continueReply', 'chat.dialogDelete', 'chat.dialogList', 'chat.dialogTree', 'chat.endings'],
      ...['chat.answerQuestions', 'chat.previously', 'chat.questions'],
      ...['saves.createSave', 'saves.listSaves', 'saves.restartStory'],
    ],
  ],
  ['the same', 'id', ['stories.viewDetail']],
  ['the same', 'storyIds', ['notifications.read']],
  ['read among the caller’s notifications alone', 'noticeIds', ['notifications.read']],
  ['a share, which anybody with its address may read', 'id', ['shares.detail', 'shares.continueShare']],
  ['an author, whose profile anybody may read', 'authorId', ['stories.stats', 'stories.works']],
  ['the same', 'authorId', ['follows.follow', 'follows.followers', 'follows.state', 'follows.unfollow']],
  ['the same', 'userId', ['users.profile']],
  ['where the list of public stories continues', 'afterId', ['stories.sitemapStories']],
  ['what anybody may report', 'subjectId', ['moderation.report']],
  ['what anybody may buy', 'priceId', ['payments.checkout']],
  ['compared with the head of the caller’s save alone', 'parentId', ['chat.send']],
  [
    'the same',
    'expectedHeadId',
    [
      ...['chat.chooseSibling', 'chat.modifyAssistantMessage', 'chat.refresh'],
      ...['saves.moveHead', 'saves.moveVersion'],
    ],
  ],
  ['tested by drafts.pg.test.ts, with a result for each story', 'ids', ['stories.bulkStatus']],
  ['tested by creators.pg.test.ts, after money was earned', 'documentId', ['creators.withdraw']],
];

const { pattern } = z.toJSONSchema(id);
type Schema = z.core.JSONSchema._JSONSchema;
const isId = (schema: Schema) => typeof schema === 'object' && schema.pattern === pattern;

/** Fields that name a stored thing. A key that the client chooses does not. */
function idsIn({ input }: Endpoint): string[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties)
    .filter(([name, schema]) => /(?:^id|Id)s?$/.test(name) || isId(schema))
    .flatMap(([name]) => (name === 'clientRequestId' ? [] : [name]));
}

const endpoints = await readEndpoints();

describe('an id in the input of a call', () => {
  it('is the caller’s own, or is listed with the reason why it need not be', () => {
    const found = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      endpoint.caller === 'admin'
        ? []
        : idsIn(endpoint).flatMap((field) => (field in (endpoint.owned ?? {}) ? [] : [`${name} ${field}`])),
    );
    const listed = notOwned.flatMap(([, field, calls]) => calls.map((call) => `${call} ${field}`));
    expect(found.sort()).toEqual(listed.sort());
  });
});
