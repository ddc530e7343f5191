import { downloadExport } from '@storyloom/contract/users/endpoints/download-export';
import { describe, expect, it } from 'vitest';
import { downloadFile } from './download-file.ts';

const download = (reply: () => Response) =>
  downloadFile(
    { baseUrl: '/api', headers: () => ({ tokenid: 'token1' }), fetch: async () => reply() },
    downloadExport,
    {},
  );

describe('downloadFile', () => {
  it('returns the file', async () => {
    const headers = { 'content-type': 'application/zip' };
    const file = await download(() => new Response('PK', { headers }));
    expect([file.type, await file.text()]).toEqual(['application/zip', 'PK']);
  });

  it('throws the domain error of a reply without a file', async () => {
    const reply = () => Response.json({ code: 17003, msg: 'Gone.', data: { error: 'export.not_available' } });
    await expect(download(reply)).rejects.toMatchObject({
      name: 'BusinessError',
      error: 'export.not_available',
    });
  });

  it('throws the status of a refused request', async () => {
    const reply = () => Response.json({ code: 1, msg: 'No.', data: null }, { status: 404 });
    await expect(download(reply)).rejects.toMatchObject({ name: 'StatusError', status: 404 });
  });

  it('throws the status of a refused request whose body looks like a file', async () => {
    const headers = { 'content-type': 'application/zip' };
    const reply = () => new Response('PK', { status: 503, headers });
    const retried = () => Promise.resolve();
    const transport = { baseUrl: '/api', headers: () => ({}), fetch: async () => reply(), wait: retried };
    await expect(downloadFile(transport, downloadExport, {})).rejects.toMatchObject({ status: 503 });
  });

  it('throws NetworkError for an envelope in place of the file', async () => {
    await expect(download(() => Response.json({ code: 0, msg: '', data: {} }))).rejects.toMatchObject({
      name: 'NetworkError',
    });
  });
});
