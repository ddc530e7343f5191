import { describe, expect, it } from 'vitest';
import { fileStemOf, parseReference, referenceOf } from './reference.ts';

describe('referenceOf', () => {
  it('joins name and version, and parseReference is its inverse', () => {
    const definition = { name: 'points.changed', version: 2 };
    expect(referenceOf(definition)).toBe('points.changed@2');
    expect(parseReference('points.changed@2')).toEqual(definition);
  });
});

describe('fileStemOf', () => {
  it.each([
    ['points.changed', 1, 'points-changed'],
    ['points.changed', 2, 'points-changed-2'],
    ['points-details', 1, 'points-details'],
  ])('turns %s at version %i into %s', (name, version, stem) => {
    expect(fileStemOf({ name, version })).toBe(stem);
  });
});
