import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMails } from '../../testing/mailbox.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample, sampleContent } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor } from '../accounts/testing/visitor.ts';
import { createModerators } from './testing/moderators.ts';

const STORY = '/ai-lab/ai-story';
let api: TestApi;
let moderators: Awaited<ReturnType<typeof createModerators>>;
let author: Person;
let requests = 0;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', STORYTELLER_CHARS_PER_SECOND: '1000000' });
  moderators = await createModerators(api);
  author = await newPerson(api, 'real');
});
afterAll(() => api.drop());

const publish = async (authorId = author.id) =>
  (await publishSample(api.database.db, { authorId, at: api.clock.now() })).storyId;
const statusOf = async (storyId: string) =>
  (await api.database.pool.query('select status from stories where id = $1', [storyId])).rows[0]?.status;

/** Reports a story of the author's and returns the waiting case. */
async function reportStory(storyId: string, reader?: Person) {
  await moderators.report(reader ?? (await newPerson(api)), 'STORY', storyId);
  return moderators.waiting(storyId);
}

/** Plays a turn and shares it. */
async function share(reader: Person, storyId: string): Promise<string> {
  const ask = async (path: string, body: object) =>
    (await api.post(`${STORY}/${path}`, body, reader.token)).data;
  await ask('chat', { storyId, content: 'I look.', clientRequestId: `moderated-${++requests}` });
  const saves = await api.get(`${STORY}/archive/list?storyId=${storyId}`, reader.token);
  const archiveId = (saves.data as unknown as { id: string }[])[0]?.id;
  return String((await ask('share-archive/share', { archiveId })).id);
}

describe('reports', () => {
  test('open one case for a story, and count a person once', async () => {
    const storyId = await publish();
    const [one, other] = [await newPerson(api), await newPerson(api)];
    await Promise.all([
      moderators.report(one, 'STORY', storyId),
      moderators.report(other, 'STORY', storyId, { reason: 'RATING' }),
      moderators.report(one, 'STORY', storyId, { reason: 'OTHER', note: ' It <b>names</b> a real person. ' }),
    ]);
    const found = (await moderators.list()).filter(({ subject }) => subject.id === storyId);
    expect(found).toMatchObject([
      { reportCount: 2, status: 'OPEN', outcome: null, author: { id: author.id } },
    ]);
    expect(found[0]?.subject).toMatchObject({ title: 'The Salt Clock', excerpt: 'The sea is late.' });
    const { reports } = await moderators.read(found[0]?.id ?? '');
    expect(reports.map(({ reporter }) => reporter?.id).toSorted()).toEqual([one.id, other.id].toSorted());
  });

  test('are shown to a moderator, and each read is in the audit trail', async () => {
    const { id } = await reportStory(await publish());
    const looks = async () => (await moderators.trail(id)).map(({ action, by }) => [action, by?.id]);
    expect(await looks()).toEqual([]);
    await moderators.read(id);
    expect(await looks()).toEqual([['case.read', moderators.admin.id]]);
  });

  test('have their reasons in the list, where the case that has waited longest is first', async () => {
    const [first, second] = [await publish(), await publish()];
    await moderators.report(await newPerson(api), 'STORY', first, { reason: 'MINORS' });
    api.clock.advance(1_000);
    await reportStory(second);
    api.clock.advance(1_000);
    for (const reason of ['HARM', 'MINORS'])
      await moderators.report(await newPerson(api), 'STORY', first, { reason });
    const listed = (await moderators.list()).filter(({ subject }) => [first, second].includes(subject.id));
    expect(listed.map(({ subject, reasons }) => [subject.id, reasons.toSorted()])).toEqual([
      [first, ['HARM', 'MINORS']],
      [second, ['HARM']],
    ]);
  });

  test('keep the version of a story that was reported, with its characters and world book', async () => {
    const main = { ...sampleContent.main, relations: [{ to: 'Bram', text: 'A rival.' }] };
    const asked = { otherOpenings: ['At noon.'], readerQuestions: ['Who are you?'] };
    const { storyId } = await publishSample(api.database.db, {
      authorId: author.id,
      at: api.clock.now(),
      content: { content: 'The tide never comes back.', ...asked, main },
    });
    const { id } = await reportStory(storyId);
    await api.database.pool.query("update stories set summary = 'Harmless.', rating = 'G' where id = $1", [
      storyId,
    ]);
    const { story } = await moderators.read(id);
    expect(story).toMatchObject({ version: 1, rating: 'PG', options: ['Wait', 'Dig'], ...asked });
    expect(story?.summary).not.toBe('Harmless.');
    expect(story?.characters).toEqual([
      { title: 'Odile', text: 'Keeps the clock.\nBram: A rival.' },
      {
        title: 'Bram',
        text: 'Digs.\nProfession: Digger\nSkills: Digging\nPersonality: Patient\nAppearance: Muddy\nSpeech style: Short',
      },
    ]);
    expect(story?.storyteller).toEqual([
      { title: 'World book', text: 'A town.\n\nA tide.\n\nNo clocks.\n\nAt noon, none.' },
      { title: 'Content', text: 'The tide never comes back.' },
      { title: 'Style sample', text: 'Salt, and then more salt.' },
    ]);
    expect(story?.lore).not.toHaveLength(0);
  });

  test('replace the same person’s earlier one', async () => {
    const storyId = await publish();
    const reader = await newPerson(api);
    await moderators.report(reader, 'STORY', storyId);
    await moderators.report(reader, 'STORY', storyId, { reason: 'COPIED', note: 'From my book.' });
    const { reports } = await moderators.read((await moderators.waiting(storyId)).id);
    expect(reports).toMatchObject([{ reason: 'COPIED', note: 'From my book.' }]);
  });

  test('are refused for content that does not exist, and for one’s own', async () => {
    const reader = await newPerson(api);
    const errorOf = async (who: Person, kind: string, id: string, more?: object) =>
      (await moderators.report(who, kind, id, more)).data.error;
    for (const kind of ['STORY', 'SHARE', 'PROFILE']) {
      expect(await errorOf(reader, kind, 'nosuchthing')).toBe('report.not_found');
    }
    expect(await errorOf(author, 'STORY', await publish())).toBe('report.own_content');
    expect(await errorOf(reader, 'PROFILE', reader.id)).toBe('report.own_content');
    expect(await errorOf(reader, 'REPLY', 'something')).toBe('request.invalid');
    expect(await errorOf(reader, 'PROFILE', author.id, { reason: 'OTHER' })).toBe('request.invalid');
  });

  test('of a reply come from its feedback, with the text', async () => {
    const reader = await newPerson(api);
    const storyId = await publish();
    const body = { storyId, content: 'I look.', clientRequestId: `harm-${++requests}-feedback` };
    const { message } = (await api.post(`${STORY}/chat`, body, reader.token)).data as {
      message: { id: string; text: string };
    };
    const sendFeedback = (category: string) =>
      api.post(
        `${STORY}/dialog/feedback`,
        { messageId: message.id, category, content: 'Too cruel.' },
        reader.token,
      );
    await sendFeedback('NOT_HELPFUL');
    await expect(moderators.waiting(message.id)).rejects.toThrow('No case');
    await sendFeedback('HARMFUL_UNSAFE');
    const { id, author: writer, subject } = await moderators.waiting(message.id);
    expect({ writer, subject }).toMatchObject({
      writer: null,
      subject: { kind: 'REPLY', title: 'The Salt Clock' },
    });
    expect(message.text.startsWith(subject.excerpt)).toBe(true);
    expect((await moderators.read(id)).reports).toMatchObject([
      { note: 'Too cruel.', reporter: { id: reader.id } },
    ]);
  });
});

describe('the login of a guest', () => {
  test('moves the guest’s reports and cases, and keeps the account’s report of the same story', async () => {
    const [account, guest] = [createVisitor(api, await api.guest()), createVisitor(api, await api.guest())];
    const mail = 'reporter@example.org';
    await account.signUp(mail);
    const person = async (visitor: typeof guest) => ({
      id: String((await visitor.me()).data.id),
      token: visitor.token ?? '',
    });
    const [owner, stranger] = [await person(account), await person(guest)];
    const [both, guestOnly] = [await publish(), await publish()];
    await moderators.report(owner, 'STORY', both, { reason: 'RATING' });
    for (const storyId of [both, guestOnly]) await moderators.report(stranger, 'STORY', storyId);
    await api.database.pool.query(
      `insert into moderation_cases (id, subject_kind, subject_id, author_id, title, excerpt, status, opened_at, updated_at)
       values ('heldtext1', 'TEXT', 'heldtext1', $1, 'Words', 'Words.', 'OPEN', now(), now())`,
      [stranger.id],
    );
    expect(await moderators.waiting(both)).toMatchObject({ reportCount: 2 });
    expect((await guest.logIn(mail)).code).toBe(0);
    for (const [storyId, reason] of [
      [both, 'RATING'],
      [guestOnly, 'HARM'],
    ] as const) {
      const { id, reportCount } = await moderators.waiting(storyId);
      expect(reportCount).toBe(1);
      expect((await moderators.read(id)).reports).toMatchObject([{ reason, reporter: { id: owner.id } }]);
    }
    expect(await moderators.own(await person(guest))).toMatchObject([{ id: 'heldtext1' }]);
  });
});

describe('decisions', () => {
  test('hide a story, and tell its author the reason but not the reports', async () => {
    const storyId = await publish();
    const { id } = await reportStory(storyId);
    expect(await moderators.own(author)).toEqual([]);
    const decided = await moderators.decide(id, 'VIOLATION', 'It shows where a real person lives.');
    expect(decided.data).toMatchObject({ status: 'DECIDED', outcome: 'VIOLATION', decisions: [{ by: {} }] });
    expect(await statusOf(storyId)).toBe('DRAFT');
    expect((await api.get(`${STORY}/view-detail?id=${storyId}`)).data.error).toBe('story.not_found');
    const [own] = await moderators.own(author);
    expect(own).toMatchObject({
      canAppeal: true,
      decisions: [{ outcome: 'VIOLATION', reason: 'It shows where a real person lives.' }],
    });
    expect(JSON.stringify(own)).not.toContain('reporter');
    expect((await moderators.list('decided')).some((each) => each.id === id)).toBe(true);
  });

  test('close a story that its author deletes afterwards, also for readers with a save', async () => {
    const [hidden, deleted] = [await publish(), await publish()];
    const reader = await newPerson(api);
    for (const storyId of [hidden, deleted]) await share(reader, storyId);
    await moderators.decide((await reportStory(hidden)).id, 'VIOLATION');
    const opened = async (id: string) => (await api.get(`${STORY}/view-detail?id=${id}`, reader.token)).code;
    for (const id of [hidden, deleted]) {
      expect((await api.post(`${STORY}/delete`, { id }, author.token)).code).toBe(0);
    }
    expect([await opened(hidden), await opened(deleted)]).toEqual([12001, 0]);
  });

  test('hide a story that its author has deleted: restored, it is a draft', async () => {
    const storyId = await publish();
    const { id } = await reportStory(storyId);
    await api.post(`${STORY}/delete`, { id: storyId }, author.token);
    await moderators.decide(id, 'VIOLATION');
    expect(await statusOf(storyId)).toBe('DELETED');
    expect((await api.post(`${STORY}/restore`, { id: storyId }, author.token)).code).toBe(0);
    expect(await statusOf(storyId)).toBe('DRAFT');
  });

  test('without a violation leave the content unchanged, and are not shown to the author', async () => {
    const other = await newPerson(api, 'real');
    const storyId = await publish(other.id);
    const { id } = await reportStory(storyId);
    await moderators.decide(id, 'NO_VIOLATION');
    expect(await statusOf(storyId)).toBe('PUBLISHED');
    expect(await moderators.own(other)).toEqual([]);
    const again = await reportStory(storyId);
    expect(again.id).not.toBe(id);
  });

  test('close a share and keep its messages until an appeal', async () => {
    const reader = await newPerson(api);
    const shareId = await share(reader, await publish());
    await moderators.report(await newPerson(api), 'SHARE', shareId);
    const { id } = await moderators.waiting(shareId);
    const open = async () => (await api.get(`${STORY}/share-archive/detail?id=${shareId}`)).data;
    expect((await open()).messages).toHaveLength(3);
    await moderators.decide(id, 'VIOLATION');
    expect((await open()).error).toBe('share.not_found');
    await moderators.appeal(reader, id);
    await moderators.review(id, 'NO_VIOLATION');
    expect((await open()).messages).toHaveLength(3);
  });

  test('reset a profile, and restore what was not chosen again', async () => {
    const person = await newPerson(api, 'real');
    await api.post('/user/nickname', { nickname: 'Captain Vile' }, person.token);
    await api.post('/user/introduction', { introduction: 'I sell things.' }, person.token);
    await moderators.report(await newPerson(api), 'PROFILE', person.id);
    const { id } = await moderators.waiting(person.id);
    const profile = async () => (await api.get(`/user/user/${person.id}`)).data;
    await moderators.decide(id, 'VIOLATION');
    expect(await profile()).toMatchObject({ name: `Reader ${person.id.slice(0, 4)}`, introduction: '' });
    await api.post('/user/introduction', { introduction: 'I read.' }, person.token);
    await moderators.appeal(person, id);
    await moderators.review(id, 'NO_VIOLATION');
    expect(await profile()).toMatchObject({ name: 'Captain Vile', introduction: 'I read.' });
  });

  test('are made once, also by two moderators at the same time', async () => {
    const { id } = await reportStory(await publish());
    const other = await newPerson(api, 'admin');
    const responses = await Promise.all([
      moderators.decide(id, 'VIOLATION'),
      moderators.decide(id, 'NO_VIOLATION', 'Fiction.', other),
    ]);
    expect(responses.map(({ data }) => data.error ?? null).toSorted()).toEqual(['case.decided', null]);
    expect((await moderators.read(id)).decisions).toHaveLength(1);
    expect((await moderators.decide('nosuchcase', 'VIOLATION')).data.error).toBe('case.not_found');
  });

  test('are in the audit trail with their reason', async () => {
    const { id } = await reportStory(await publish());
    const decided = await moderators.decide(id, 'VIOLATION', 'Copied from a book.');
    const { title } = decided.data.subject as { title: string };
    const { data } = await api.get('/ai-lab/admin/audit?size=1', moderators.admin.token);
    expect(data.pageList).toMatchObject([
      { action: 'case.decide', target: id, caseTitle: title, by: { id: moderators.admin.id } },
    ]);
    expect(JSON.stringify(data.pageList)).toContain('Copied from a book.');
    for (const change of ["update audit_entries set action = 'x'", 'delete from audit_entries']) {
      await expect(api.database.pool.query(change)).rejects.toThrow('append-only');
    }
  });
});

describe('mails about decisions', () => {
  test('go to the author with the reason, and say whether the decision is final', async () => {
    const visitor = createVisitor(api, await api.guest());
    const mail = 'decided@example.org';
    await visitor.signUp(mail);
    const person = { id: String((await visitor.me()).data.id), token: visitor.token ?? '' };
    api.clock.advance(1_000);
    const before = await readMails(api, mail);
    await moderators.decide((await reportStory(await publish(person.id))).id, 'NO_VIOLATION');
    expect(await readMails(api, mail)).toEqual(before);
    const { id } = await reportStory(await publish(person.id));
    await moderators.decide(id, 'VIOLATION', 'It is copied.');
    const latest = async () => (await readMails(api, mail))[0];
    expect(await latest()).toMatchObject({ subject: 'We made a decision about your content' });
    expect((await latest())?.text).toMatch(
      /The Salt Clock[\s\S]*It is copied\.[\s\S]*ask us once to look again/,
    );
    api.clock.advance(1_000);
    await moderators.appeal(person, id);
    await moderators.review(id, 'VIOLATION', 'It is from a book.');
    expect((await latest())?.text).toMatch(/It is from a book\.[\s\S]*This decision is final\./);
  });
});

describe('a case', () => {
  test('counts the other violations of its author, and no decision without a violation', async () => {
    const other = await newPerson(api, 'real');
    for (const outcome of ['VIOLATION', 'VIOLATION', 'NO_VIOLATION']) {
      await moderators.decide((await reportStory(await publish(other.id))).id, outcome);
    }
    const { id } = await reportStory(await publish(other.id));
    expect(await moderators.read(id)).toMatchObject({ authorViolations: 2 });
    expect((await moderators.decide(id, 'VIOLATION')).data).toMatchObject({ authorViolations: 2 });
  });
});

describe('appeals', () => {
  test('are possible once, and restore the story if they succeed', async () => {
    const storyId = await publish();
    const { id } = await reportStory(storyId);
    expect((await moderators.appeal(author, id)).data.error).toBe('case.not_found');
    await moderators.decide(id, 'VIOLATION');
    const stranger = await newPerson(api, 'real');
    expect((await moderators.appeal(stranger, id)).data.error).toBe('case.not_found');
    const responses = await Promise.all([moderators.appeal(author, id), moderators.appeal(author, id)]);
    expect(responses.map(({ data }) => data.error ?? null).toSorted()).toEqual(['case.not_appealable', null]);
    expect(await moderators.waiting(storyId)).toMatchObject({ id, status: 'APPEALED' });
    expect((await moderators.read(id)).appeal?.text).toBe('Please look again.');
    await moderators.review(id, 'NO_VIOLATION', 'It is a fairy tale.');
    expect(await statusOf(storyId)).toBe('PUBLISHED');
    const own = (await moderators.own(author)).find((each) => each.id === id);
    expect(own).toMatchObject({
      status: 'CLOSED',
      canAppeal: false,
      decisions: [{}, { outcome: 'NO_VIOLATION' }],
    });
    expect((await moderators.decide(id, 'VIOLATION')).data.error).toBe('case.decided');
  });

  test('that fail keep the story hidden, and a deleted story stays deleted', async () => {
    const [kept, deleted] = [await publish(), await publish()];
    for (const storyId of [kept, deleted]) {
      const { id } = await reportStory(storyId);
      await moderators.decide(id, 'VIOLATION');
      await moderators.appeal(author, id);
    }
    await api.database.pool.query("update stories set status = 'DELETED' where id = $1", [deleted]);
    await moderators.review((await moderators.waiting(kept)).id, 'VIOLATION', 'Still copied.');
    await moderators.review((await moderators.waiting(deleted)).id, 'NO_VIOLATION');
    expect([await statusOf(kept), await statusOf(deleted)]).toEqual(['DRAFT', 'DELETED']);
  });

  test('are decided by another administrator than the one who decided before', async () => {
    const storyId = await publish();
    const { id } = await reportStory(storyId);
    await moderators.decide(id, 'VIOLATION');
    await moderators.appeal(author, id);
    expect((await moderators.decide(id, 'NO_VIOLATION')).data.error).toBe('decision.own');
    expect(await statusOf(storyId)).toBe('DRAFT');
    expect((await moderators.review(id, 'NO_VIOLATION')).code).toBe(0);
  });
});

describe('an administrator', () => {
  test('decides neither about their own story nor about that of a guest who became theirs', async () => {
    const { admin } = moderators;
    const own = await reportStory(await publish(admin.id));
    expect((await moderators.decide(own.id, 'NO_VIOLATION')).data.error).toBe('decision.own');
    expect((await moderators.review(own.id, 'NO_VIOLATION')).code).toBe(0);

    const guest = await newPerson(api);
    const shareId = await share(guest, await publish());
    await moderators.report(await newPerson(api), 'SHARE', shareId);
    const { id } = await moderators.waiting(shareId);
    await api.post('/user/guest/merge', { guestToken: guest.token }, admin.token);
    expect((await moderators.decide(id, 'NO_VIOLATION')).data.error).toBe('decision.own');
  });
});
