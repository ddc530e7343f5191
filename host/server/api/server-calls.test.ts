import { categoryList } from '@storyloom/contract/endpoints/stories/category-list';
import { afterEach, describe, expect, it } from 'vitest';
import { serveWith, type WebServer } from '../../fixtures/web-server.ts';
import { createServerCalls } from './server-calls.ts';

const open: WebServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function serverCalls() {
  const addresses: (string | undefined)[] = [];
  const api = await serveWith((request, response) => {
    addresses.push(request.headers['x-forwarded-for']?.toString());
    response.end(JSON.stringify({ code: 0, msg: '', data: [] }));
  });
  open.push(api);
  return { addresses, calls: createServerCalls(api.url) };
}

describe('createServerCalls', () => {
  it("sends the visitor's address, against which the API counts the call", async () => {
    const { addresses, calls } = await serverCalls();
    await calls({ token: 'one', address: '198.51.100.1' }, 'c')(categoryList, {});
    await calls({ token: 'two', address: '198.51.100.2' }, 'c')(categoryList, {});
    expect(addresses).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  it('shares one answer between visitors without a token', async () => {
    const { addresses, calls } = await serverCalls();
    await calls({ token: null, address: '198.51.100.1' }, 'c')(categoryList, {});
    await calls({ token: null, address: '198.51.100.2' }, 'c')(categoryList, {});
    expect(addresses).toEqual(['198.51.100.1']);
  });
});
