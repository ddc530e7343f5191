import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import { newPerson, type Person } from '../../../testing/people.ts';
import type { Shop } from './shop.ts';

const PATH = '/ai-lab/admin';
let serial = 0;

/** Administration of the payments of a shop, for tests. */
export async function createPaymentsAdminClient(shop: Shop) {
  const { api } = shop;
  const admin = await newPerson(api, 'admin');
  const get = async (path: string) => (await api.get(`${PATH}/${path}`, admin.token)).data;
  return {
    admin,
    get,
    post: (path: string, body: object, by = admin) => api.post(`${PATH}/${path}`, body, by.token),
    async list<Item>(path: string): Promise<Item[]> {
      return (await get(path)).pageList as Item[];
    },
    requestId: () => `payments-admin-request-${++serial}`,

    /** A person who bought 525 points for 4.99 and has the welcome gift of 50. */
    async newBuyer() {
      const person = await newPerson(api);
      const order = await shop.buy(person.token, '525');
      return { ...person, order };
    },
    async orderOf({ id }: Person): Promise<AdminOrder> {
      const [order] = (await get(`orders?userId=${id}`)).pageList as AdminOrder[];
      if (order === undefined) throw new Error('The person has no order.');
      return order;
    },
    async actionsOn(target: string): Promise<string[]> {
      const { rows } = await api.database.pool.query<{ action: string }>(
        'select action from audit_entries where target = $1 order by id',
        [target],
      );
      return rows.map(({ action }) => action);
    },
  };
}
