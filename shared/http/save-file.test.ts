// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:x'), revokeObjectURL: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('saveFile', () => {
  it('offers the file under its name, and releases it only when the browser reads it', () => {
    const pressed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(`${this.href} ${this.download}`);
    });
    const file = new Blob(['x']);
    saveFile(file, 'story.json');
    expect(URL.createObjectURL).toHaveBeenCalledExactlyOnceWith(file);
    expect(pressed).toEqual(['blob:x story.json']);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:x');
  });
});
