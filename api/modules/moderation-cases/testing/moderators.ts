import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import type {
  ModerationCase,
  ModerationCaseDetail,
  OwnCase,
} from '@storyloom/contract/moderation/entities/moderation-case';
import { newPerson, type Person } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';

const PATH = '/ai-lab/moderation';

/** Calls of readers and of two moderators about cases. */
export async function createModerators(api: TestApi) {
  const [admin, second] = [await newPerson(api, 'admin'), await newPerson(api, 'admin')];
  const post = (path: string, body: object, { token } = admin) => api.post(`${PATH}/${path}`, body, token);

  return {
    admin,
    second,
    report: (who: Person, subjectKind: string, subjectId: string, more: object = {}) =>
      post('report', { subjectKind, subjectId, reason: 'HARM', ...more }, who),
    decide: (caseId: string, outcome: string, reason = 'Because of the guidelines.', by = admin) =>
      post('decide', { caseId, outcome, reason }, by),
    take: (caseId: string, taken = true, by = admin) => post('take', { caseId, taken }, by),
    /** The decision of an appeal, by another administrator. */
    review: (caseId: string, outcome: string, reason = 'Because of the guidelines.') =>
      post('decide', { caseId, outcome, reason }, second),
    appeal: (who: Person, caseId: string, text = 'Please look again.') =>
      post('appeal', { caseId, text }, who),
    async list(state = 'waiting', search = ''): Promise<ModerationCase[]> {
      const { data } = await api.get(`${PATH}/cases?state=${state}&size=50${search}`, admin.token);
      return data.pageList as ModerationCase[];
    },
    async read(caseId: string): Promise<ModerationCaseDetail> {
      return (await api.get(`${PATH}/case?caseId=${caseId}`, admin.token)).data as ModerationCaseDetail;
    },
    /** Entries of the audit trail about a case, the latest first. */
    async trail(caseId: string): Promise<AuditEntry[]> {
      const { data } = await api.get('/ai-lab/admin/audit?size=50', admin.token);
      return (data.pageList as AuditEntry[]).filter(({ target }) => target === caseId);
    },
    async own({ token }: Person): Promise<OwnCase[]> {
      return (await api.get(`${PATH}/own-cases`, token)).data as unknown as OwnCase[];
    },
    /** The waiting case about this content. */
    async waiting(subjectId: string): Promise<ModerationCase> {
      const found = (await this.list()).find(({ subject }) => subject.id === subjectId);
      if (found === undefined) throw new Error(`No case about ${subjectId} is waiting.`);
      return found;
    },
  };
}
