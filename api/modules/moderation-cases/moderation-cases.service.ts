import { cutCharacters } from '@storyloom/contract/core/characters';
import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import { parseBookId } from '@storyloom/contract/core/slug';
import type { CaseGroup } from '@storyloom/contract/moderation/case-filter';
import type { appeal as appealEndpoint } from '@storyloom/contract/moderation/endpoints/appeal';
import type { caseCounts } from '@storyloom/contract/moderation/endpoints/case-counts';
import type { cases as casesEndpoint } from '@storyloom/contract/moderation/endpoints/cases';
import type { decide as decideEndpoint } from '@storyloom/contract/moderation/endpoints/decide';
import type { report as reportEndpoint } from '@storyloom/contract/moderation/endpoints/report';
import type { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import type {
  CaseOutcome,
  ModerationCase,
  ModerationCaseDetail,
  OwnCase,
} from '@storyloom/contract/moderation/entities/moderation-case';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import type { SubjectKind } from '@storyloom/contract/moderation/subjects';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import { readPage } from '../../platform/keyset.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { insertNotices } from '../notices/notices.service.ts';
import type { Shares } from '../shares/shares.service.ts';
import type { Users } from '../users/users.service.ts';
import {
  countCases,
  countOpen,
  countUnread,
  countViolations,
  findBlockCase,
  findCase,
  insertDecision,
  listCases,
  listDecisions,
  listOwnCases,
  lockCase,
  lockOwnCase,
  markSeen,
  openCase,
  updateCase,
} from './cases.repository.ts';
import { createHeldContents } from './held.service.ts';
import { decisionMail } from './mails.ts';
import type { CaseRow } from './moderation-cases.schema.ts';
import { listReporters, listReports, saveReport } from './reports.repository.ts';
import { createAccountSubject } from './subjects/accounts.ts';
import { createProfileSubject } from './subjects/profiles.ts';
import { createShareSubject } from './subjects/shares.ts';
import { createStorySubject } from './subjects/stories.ts';
import type { Subject, SubjectContent } from './subjects/subject.ts';
import { isAgainstAuthor, toCase, toDetail, toOwnCase } from './wire.ts';

export { recordBlock, recordUnblock } from './block-cases.ts';
export type { HeldContents } from './held.service.ts';
export { blockedMail, unblockedMail } from './mails.ts';

export type ModerationCases = ReturnType<typeof createModerationCases>;

const BOOKS = '/read/';
const BY_TIME = { name: 'CASES', isInteger: true };
const BY_GRAVITY = { name: 'GRAVEST_CASES', isInteger: true };
const purgeHeld = defineScheduledJob({ name: 'moderation-cases.purge-held', cron: '37 3 * * *' });

interface Parts {
  db: Db;
  clock: Clock;
  users: Users;
  catalogue: Pick<Catalogue, 'readPreview' | 'readOpenableCards' | 'findOpenable'>;
  shares: Pick<Shares, 'describe'>;
  audit: Pick<Audit, 'record'>;
  /** Mails the user, if there is an address. */
  notify(tx: Tx, userId: string, mail: { subject: string; text: string; html: string }): Promise<void>;
}

interface NewReport {
  kind: SubjectKind;
  id: string;
  content: SubjectContent;
  reporterId: string;
  reason: ParsedInputOf<typeof reportEndpoint>['reason'];
  note: string;
}

/** A reply that its reader reported as harmful. */
export interface HarmfulReply {
  messageId: string;
  storyId: string;
  text: string;
  reporterId: string;
  note: string;
}

/** Reports of readers, the moderation queue, decisions and appeals. */
export function createModerationCases({ db, clock, users, catalogue, shares, audit, notify }: Parts) {
  const held = createHeldContents({ db, clock });
  const subjects: Partial<Record<SubjectKind, Subject>> = {
    STORY: createStorySubject({ db, catalogue }),
    SHARE: createShareSubject({ shares, clock }),
    PROFILE: createProfileSubject(users),
    ACCOUNT: createAccountSubject(users),
  };

  /** Adds a report to the open case of the content, or opens a case. */
  async function addReport({ kind, id, content, reporterId, reason, note }: NewReport): Promise<void> {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const caseId = await openCase(tx, {
        ...content,
        id: newId(),
        subjectKind: kind,
        subjectId: id,
        excerpt: cutCharacters(content.excerpt, moderationLimits.excerpt),
        openedAt: now,
        updatedAt: now,
      });
      await saveReport(tx, { caseId, reporterId, reason, note, createdAt: now });
    });
  }

  /** False for the page of a story or share that no longer opens. */
  async function opens(href: string): Promise<boolean> {
    const book = href.startsWith(BOOKS) ? parseBookId(href.slice(BOOKS.length)) : null;
    if (book === null) return true;
    if (book.kind === 'share') return (await shares.describe(book.shareId)) !== null;
    return (await catalogue.findOpenable([book.id])).has(book.id);
  }

  async function readDetail(id: string): Promise<ModerationCaseDetail> {
    const row = await findCase(db, id);
    if (row === undefined) throw new DomainError('case.not_found');
    const [hasPage, reports, decisions, violations] = await Promise.all([
      row.href !== null && opens(row.href),
      listReports(db, id),
      listDecisions(db, [id]),
      row.authorId === null ? 0 : countViolations(db, row.authorId, id),
    ]);
    const people = [row.authorId, row.takenBy, ...reports.map((each) => each.reporterId)];
    const authors = await users.authors([
      ...people.flatMap((person) => person ?? []),
      ...decisions.map(({ decidedBy }) => decidedBy),
    ]);
    const shown = hasPage ? row : { ...row, href: null };
    return toDetail(shown, { reports, decisions, violations, authors });
  }

  async function readOwn(rows: CaseRow[]): Promise<OwnCase[]> {
    const decisions = Map.groupBy(
      await listDecisions(
        db,
        rows.map(({ id }) => id),
      ),
      ({ caseId }) => caseId,
    );
    return rows.map((row) => toOwnCase(row, decisions.get(row.id) ?? []));
  }

  return {
    /** Held content, for changes of profiles and for uploads. */
    held,
    jobs: [handleJob(purgeHeld, held.purge)],
    countOpen: (userId: string) => countOpen(db, userId),
    countViolations: (userId: string) => countViolations(db, userId),

    /** Throws report.not_found and report.own_content. */
    async report(viewer: Viewer, input: ParsedInputOf<typeof reportEndpoint>): Promise<{ reported: true }> {
      const { subjectKind: kind, subjectId: id, reason, note } = input;
      const content = (await subjects[kind]?.find(id, viewer)) ?? null;
      if (content === null) throw new DomainError('report.not_found');
      if (content.authorId === viewer.userId) throw new DomainError('report.own_content');
      const text = note.replaceAll('\0', '').toWellFormed();
      await addReport({ kind, id, content, reporterId: viewer.userId, reason, note: text });
      return { reported: true };
    },

    /** Adds a reply to the queue; moderators see its text as it was when reported. */
    async reportReply({ messageId, storyId, text, reporterId, note }: HarmfulReply): Promise<void> {
      const story = (await catalogue.readOpenableCards([storyId])).get(storyId);
      await addReport({
        kind: 'REPLY',
        id: messageId,
        content: {
          authorId: null,
          title: story?.title ?? 'A deleted story',
          excerpt: text,
          href: story === undefined ? null : `${BOOKS}${story.slug}`,
        },
        reporterId,
        reason: 'HARM',
        note,
      });
    },

    async list(
      by: Viewer,
      request: ParsedInputOf<typeof casesEndpoint>,
    ): Promise<CursorPage<ModerationCase>> {
      const filter = { ...request, viewerId: by.userId, now: clock.now() };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(request.order === 'GRAVEST' ? BY_GRAVITY : BY_TIME, request, (range) =>
          listCases(db, filter, range),
        ),
        countCases(db, filter, listLimits.totalCountCap + 1),
      ]);
      const authors = await users.authors(
        rows.flatMap(({ authorId, takenBy }) => [authorId ?? [], takenBy ?? []].flat()),
      );
      return toCursorPage(
        rows.map((row) => toCase(row, authors)),
        { page: request.page, total, nextCursor },
      );
    },

    /** Counts the waiting cases that match, in all and in each group. */
    async countWaiting(by: Viewer, input: ParsedInputOf<typeof caseCounts>) {
      const filter = { ...input, state: 'waiting', viewerId: by.userId, now: clock.now() } as const;
      const countGroup = (group?: CaseGroup) =>
        countCases(db, { ...filter, group }, listLimits.totalCountCap + 1);
      const [all, unassigned, mine, appeals] = await Promise.all([
        countGroup(),
        countGroup('UNASSIGNED'),
        countGroup('MINE'),
        countGroup('APPEALS'),
      ]);
      return { all, unassigned, mine, appeals };
    },

    /** Records in the audit trail that the case was read. Throws case.not_found. */
    async detail(by: Viewer, caseId: string): Promise<ModerationCaseDetail> {
      const detail = await readDetail(caseId);
      await db.transaction((tx) => audit.record(tx, { by: by.userId, action: 'case.read', target: caseId }));
      return detail;
    },

    /**
     * Takes a waiting case for the administrator, or releases it. Throws case.not_found, case.decided, case.taken if another one
     * has taken it, and decision.own as `decide`.
     */
    async take(by: Viewer, input: ParsedInputOf<typeof takeCase>): Promise<ModerationCaseDetail> {
      const { caseId, taken } = input;
      await db.transaction(async (tx) => {
        const row = await lockWaiting(tx, caseId);
        const { takenBy } = row;
        if (taken) assertNotTakenByOther(row, by);
        const next = taken ? by.userId : null;
        if (takenBy === next) return;
        await updateCase(tx, caseId, { takenBy: next });
        const entry = { by: by.userId, target: caseId };
        await (taken
          ? audit.record(tx, { ...entry, action: 'case.take', concerns: await listConcerned(tx, row) })
          : audit.record(tx, { ...entry, action: 'case.release' }));
      });
      return readDetail(caseId);
    },

    /**
     * Decides an open case, or finally an appeal: hides the content of a violation, and restores it otherwise. Throws
     * case.not_found, case.decided for a case that waits for no decision, case.taken if another administrator has taken it,
     * case.not_rated for content without a rating, and decision.own for their own content, a case that they
     * reported, and an appeal against their own decision.
     */
    async decide(by: Viewer, input: ParsedInputOf<typeof decideEndpoint>): Promise<ModerationCaseDetail> {
      const { caseId, outcome, reason } = input;
      const rating = (outcome === 'RATING' && input.rating) || null;
      await db.transaction(async (tx) => {
        const row = await lockWaiting(tx, caseId);
        assertNotTakenByOther(row, by);
        const { status, subjectKind, subjectId } = row;
        const subject = subjects[subjectKind];
        let { former } = row;
        if (former !== null && (outcome !== 'VIOLATION' || row.outcome !== 'VIOLATION')) {
          await subject?.restore(tx, subjectId, former);
          former = null;
        }
        const concerns = await listConcerned(tx, row);
        if (outcome === 'VIOLATION') former ??= (await subject?.hide(tx, subjectId)) ?? null;
        if (rating !== null) {
          former = (await subject?.rate?.(tx, subjectId, rating)) ?? null;
          if (former === null) throw new DomainError('case.not_rated');
        }
        const now = clock.now();
        const next = status === 'OPEN' ? 'DECIDED' : 'CLOSED';
        await updateCase(tx, caseId, { status: next, outcome, former, takenBy: null, updatedAt: now });
        await insertDecision(tx, { caseId, outcome, rating, reason, decidedBy: by.userId, decidedAt: now });
        const isFinal = status === 'APPEALED';
        const isHeld = subjectKind === 'TEXT' || subjectKind === 'PICTURE';
        if (row.authorId !== null && (isAgainstAuthor(outcome) || isFinal || isHeld)) {
          const mail = decisionMail({
            kind: subjectKind,
            title: row.title,
            outcome,
            rating,
            reason,
            isFinal,
          });
          await notify(tx, row.authorId, mail);
        }
        if (!isFinal) await tellReporters(tx, row, outcome, now);
        const detail = { outcome, rating, reason, subjectKind, subjectId, isAppeal: isFinal };
        await audit.record(tx, { by: by.userId, action: 'case.decide', concerns, target: caseId, detail });
      });
      return readDetail(caseId);
    },

    /** Decisions about the user's content, and the user's held content. */
    listOwn: async (userId: string): Promise<OwnCase[]> =>
      readOwn(await listOwnCases(db, userId, moderationLimits.ownDecisions)),

    countUnread: (userId: string) => countUnread(db, userId),
    markSeen: (userId: string) => markSeen(db, userId, clock.now()),

    /** The appeal of a blocked person. Throws case.not_appealable unless there is a block without an appeal. */
    async appealBlock(userId: string, text: string): Promise<{ appealed: true }> {
      await db.transaction(async (tx) => {
        const found = await findBlockCase(tx, userId);
        if (found?.status !== 'DECIDED') throw new DomainError('case.not_appealable');
        await updateCase(tx, found.id, toAppeal(text, clock.now()));
      });
      return { appealed: true };
    },

    /** Throws case.not_found, and case.not_appealable unless a violation was decided for the first time. */
    async appeal({ userId }: Viewer, input: ParsedInputOf<typeof appealEndpoint>): Promise<OwnCase> {
      const row = await db.transaction(async (tx) => {
        const found = await lockOwnCase(tx, userId, input.caseId);
        if (found === undefined) throw new DomainError('case.not_found');
        if (found.status !== 'DECIDED' || !isAgainstAuthor(found.outcome)) {
          throw new DomainError('case.not_appealable');
        }
        const change = toAppeal(input.text, clock.now());
        await updateCase(tx, found.id, change);
        return { ...found, ...change };
      });
      const [own] = await readOwn([row]);
      if (own === undefined) throw new DomainError('case.not_found');
      return own;
    },
  };
}

/** Locks a case until the transaction ends. Throws case.not_found, and case.decided for one that waits for no decision. */
async function lockWaiting(tx: Tx, caseId: string): Promise<CaseRow> {
  const row = await lockCase(tx, caseId);
  if (row === undefined) throw new DomainError('case.not_found');
  if (row.status !== 'OPEN' && row.status !== 'APPEALED') throw new DomainError('case.decided');
  return row;
}

function assertNotTakenByOther({ takenBy }: CaseRow, by: Viewer): void {
  if (takenBy !== null && takenBy !== by.userId) throw new DomainError('case.taken');
}

/** Tells those who reported that a moderator has looked, and whether they were right; the reason is for the author. */
async function tellReporters(tx: Tx, { id, title }: CaseRow, outcome: CaseOutcome, now: Date): Promise<void> {
  const detail = { title, isViolation: isAgainstAuthor(outcome) };
  const reporters = await listReporters(tx, id);
  const notices = reporters.map(
    (userId) => ({ userId, key: `report${id}`, kind: 'REPORT_DECIDED', detail }) as const,
  );
  await insertNotices(tx, notices, now);
}

/** The people whom a decision concerns: the author, those who reported, and those whose decision it reviews. */
async function listConcerned(tx: Tx, { id, status, authorId }: CaseRow) {
  const reporters = await listReporters(tx, id);
  const reviewed = status === 'APPEALED' ? await listDecisions(tx, [id]) : [];
  return [authorId, ...reporters, ...reviewed.map(({ decidedBy }) => decidedBy)] as const;
}

function toAppeal(text: string, at: Date) {
  const appeal = text.replaceAll('\0', '').toWellFormed();
  return { status: 'APPEALED', appeal, appealedAt: at, updatedAt: at } as const;
}
