import { describe, expect, it } from 'vitest';
import { improvableField } from './help-fields.ts';

describe('improvableField', () => {
  it('knows the texts of the world book and of its entries', () => {
    expect(improvableField('worldBook.rules')).toBe('worldBook');
    expect(improvableField('lore.@e1.content')).toBe('loreEntry');
    expect(improvableField('lore.@e1.title')).toBeUndefined();
  });

  it('knows the texts of characters, but not their names', () => {
    expect(improvableField('main.profile')).toBe('main');
    expect(improvableField('supporting.1.skills')).toBe('supporting');
    expect(improvableField('supporting.1.speechStyle')).toBe('speechStyle');
    expect(improvableField('supporting.1.name')).toBeUndefined();
  });
});
