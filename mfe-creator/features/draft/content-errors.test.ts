import { describe, expect, it } from 'vitest';
import { contentErrors, fieldsOf } from './content-errors.ts';

describe('contentErrors', () => {
  it('has one message for each control, the one of its first error', () => {
    const errors = contentErrors({ type: 'STORY', title: 'Salt', tags: ['', ''], cover: {} });
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['tags', 'cover', 'summary']));
    expect(
      Object.keys(errors).filter((path) => /^(tags|cover)\./.test(path) && path !== 'cover.description'),
    ).toEqual([]);
    expect(errors).not.toHaveProperty('title');
  });
});

describe('fieldsOf', () => {
  it('maps the messages of a refusal to their controls', () => {
    const fields = {
      'content.title': 'Too long.',
      'content.tags.1': 'Twice.',
      'content.cover.imageId': 'Gone.',
    };
    expect(fieldsOf({ fields: { ...fields, other: 7 } })).toEqual({
      title: 'Too long.',
      tags: 'Twice.',
      cover: 'Gone.',
    });
  });

  it.each([{}, { fields: null }, { fields: 'title' }])('is empty for %j', (details) => {
    expect(fieldsOf(details)).toEqual({});
  });
});
