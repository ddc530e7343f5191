import { categoryList } from '@storyloom/contract/stories/endpoints/category-list';
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
    await calls({ token: 'one', isInApp: false, address: '198.51.100.1' }, 'c')(categoryList, {});
    await calls({ token: 'two', isInApp: false, address: '198.51.100.2' }, 'c')(categoryList, {});
    expect(addresses).toEqual(['198.51.100.1', '198.51.100.2']);
  });

  it('shares one answer between visitors without a token', async () => {
    const { addresses, calls } = await serverCalls();
    await calls({ token: null, isInApp: false, address: '198.51.100.1' }, 'c')(categoryList, {});
    await calls({ token: null, isInApp: false, address: '198.51.100.2' }, 'c')(categoryList, {});
    expect(addresses).toEqual(['198.51.100.1']);
  });

  it('sends the token, the composition and the app of a visitor, and no token for shared answers', async () => {
    const told: unknown[] = [];
    const api = await serveWith(({ headers }, response) => {
      told.push([headers.tokenid, headers['x-composition'], headers.plantype]);
      response.end(JSON.stringify({ code: 0, msg: '', data: [] }));
    });
    open.push(api);
    const calls = createServerCalls(api.url);
    await calls({ token: 'one', isInApp: true, address: '198.51.100.1' }, 'c1')(categoryList, {});
    await calls({ token: null, isInApp: false, address: '198.51.100.1' }, 'c1')(categoryList, {});
    expect(told).toEqual([
      ['one', 'c1', 'APP'],
      [undefined, 'c1', 'H5'],
    ]);
  });

  it('counts a rejected token as none', async () => {
    const tokens: unknown[] = [];
    const api = await serveWith(({ headers }, response) => {
      tokens.push(headers.tokenid);
      response.writeHead(headers.tokenid === undefined ? 200 : 401);
      response.end(JSON.stringify({ code: 0, msg: '', data: [] }));
    });
    open.push(api);
    const call = createServerCalls(api.url)({ token: 'dead', isInApp: false, address: '198.51.100.1' }, 'c1');
    expect(await call(categoryList, {})).toEqual([]);
    await call(categoryList, {});
    expect(tokens).toEqual(['dead', undefined, undefined]);
  });
});
