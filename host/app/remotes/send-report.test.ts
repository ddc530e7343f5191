// @vitest-environment jsdom
import { PartReport } from '@storyloom/contract/platform/part-report';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteLoadError } from './load-error.ts';
import { sendReport } from './send-report.ts';

const beacon = vi.fn((_path: string, _body: string) => true);
let build = 0;
/** A new build for each test, because each build is reported once per document. */
const release = () => ({ buildId: `build${String(build).padStart(7, '0')}` });
const ref = { mfe: 'sample', kind: 'route', id: 'home' } as const;

beforeEach(() => {
  build += 1;
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => vi.restoreAllMocks());

describe('sendReport', () => {
  it('sends micro-frontend, build, composition, part and reason to the host', () => {
    sendReport(ref, release(), 'one', 'load', new RemoteLoadError('refused', 'no hash'));
    const [path, body = ''] = beacon.mock.calls[0] ?? [];
    expect(path).toBe('/reports');
    expect(PartReport.parse(JSON.parse(body))).toEqual({
      mfe: 'sample',
      ...release(),
      composition: 'one',
      part: 'route:home',
      phase: 'load',
      reason: 'refused',
      message: 'Error: no hash',
    });
  });

  it('says that the page is a preview', () => {
    vi.stubGlobal('__STORYLOOM__', { preview: { notice: 'Preview of sample' } });
    sendReport(ref, release(), 'one', 'load', new Error());
    expect(JSON.parse(beacon.mock.calls[0]?.[1] ?? '')).toMatchObject({ isPreview: true });
    vi.unstubAllGlobals();
  });

  it('reports a part of a build once for each phase', () => {
    for (const phase of ['load', 'render', 'render', 'load'] as const)
      sendReport(ref, release(), 'one', phase, new Error('x'.repeat(9_000)));
    expect(beacon).toHaveBeenCalledTimes(2);
    for (const [, body] of beacon.mock.calls) expect(() => PartReport.parse(JSON.parse(body))).not.toThrow();
  });

  it('reports the places of an error in the files of the release, in the form of each browser, and no text', () => {
    const { buildId } = release();
    const own = `https://stories.example/m/sample/${buildId}/browser/static/js`;
    const error = new Error('A private wish');
    error.stack = [
      'Error: A private wish',
      `    at Page (${own}/async/a.1.js:1:234)`,
      `render@${own}/b.js:20:7`,
      '    at https://stories.example/static/js/shell.js:1:99',
      `    at ${own}/c.js?token=secret:1:3`,
      `    at https://stories.example/m/other/${buildId}/browser/d.js:1:2`,
    ].join('\n');
    sendReport(ref, release(), 'one', 'render', error);
    const report = PartReport.parse(JSON.parse(beacon.mock.calls[0]?.[1] ?? ''));
    expect(report.stack).toEqual([
      { file: 'browser/static/js/async/a.1.js', line: 1, column: 234 },
      { file: 'browser/static/js/b.js', line: 20, column: 7 },
    ]);
    error.stack = `at ${own}/a.js:1:1\n`.repeat(500);
    sendReport(ref, release(), 'one', 'load', error);
    expect(PartReport.parse(JSON.parse(beacon.mock.calls[1]?.[1] ?? '')).stack).toHaveLength(10);
  });

  it('reports nothing without a connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sendReport(ref, release(), 'one', 'load', new Error('offline'));
    expect(beacon).not.toHaveBeenCalled();
  });

  it('reports parts and builds separately, with names and messages cut to their limits', () => {
    const long = { ...ref, id: 'x'.repeat(200) };
    for (const each of [ref, { ...ref, kind: 'slot' } as const, long])
      sendReport(each, release(), 'one', 'load', new Error('x'.repeat(9_000)));
    build += 1;
    sendReport(ref, release(), 'one', 'render', new RemoteLoadError('refused', 'no hash'));
    const sent = beacon.mock.calls.map(([, body]) => PartReport.parse(JSON.parse(body)));
    expect(sent.map(({ part }) => part.length)).toEqual([10, 9, 120, 10]);
    expect(sent.map(({ message }) => message.length)).toEqual([500, 500, 500, 14]);
    // An error while rendering has one reason.
    expect(sent.map(({ reason }) => reason)).toEqual(['threw', 'threw', 'threw', 'threw']);
  });
});
