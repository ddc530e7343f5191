import { newPerson } from '../../../testing/people.ts';
import type { Shop } from './shop.ts';

const PATH = '/ai-lab/admin';

/** Administration of the payments of a shop, for tests. */
export async function createPaymentsAdminClient(shop: Shop) {
  const { api } = shop;
  const admin = await newPerson(api, 'admin');
  const get = async (path: string) => (await api.get(`${PATH}/${path}`, admin.token)).data;
  return {
    admin,
    get,
    async list<Item>(path: string): Promise<Item[]> {
      return (await get(path)).pageList as Item[];
    },
    /** A person who bought 525 points for 4.99 and has the welcome gift of 50. */
    async newBuyer() {
      const person = await newPerson(api);
      const order = await shop.buy(person.token, '525');
      return { ...person, order };
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
