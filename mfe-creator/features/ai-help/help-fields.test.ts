import { describe, expect, it } from 'vitest';
import { improvableField } from './help-fields.ts';

describe('improvableField', () => {
  it('covers the texts of the world book and of its entries', () => {
    for (const part of ['rules', 'structure', 'background', 'specialEvents'])
      expect(improvableField(`worldBook.${part}`)).toBe(`worldBook.${part}`);
    expect(improvableField('lore.@e1.content')).toBe('loreEntry');
    expect(improvableField('lore.@e1.title')).toBeUndefined();
  });

  it('covers the texts of characters, but not their names', () => {
    expect(improvableField('main.profile')).toBe('main');
    expect(improvableField('supporting.1.profile')).toBe('supporting');
    expect(improvableField('supporting.1.skills')).toBe('skills');
    expect(improvableField('main.speechExample')).toBe('speechExample');
    expect(improvableField('supporting.1.speechStyle')).toBe('speechStyle');
    expect(improvableField('supporting.1.name')).toBeUndefined();
  });

  it('covers the texts of relations, but not their targets', () => {
    expect(improvableField('main.relations.0.text')).toBe('relation');
    expect(improvableField('supporting.1.relations.2.text')).toBe('relation');
    expect(improvableField('main.relations.0.to')).toBeUndefined();
  });

  it('excludes labels and short lists', () => {
    for (const path of ['options.0', 'lore.@e1.title', 'lore.@e1.keys', 'main.name', 'changeNote'])
      expect(improvableField(path), path).toBeUndefined();
  });
});
