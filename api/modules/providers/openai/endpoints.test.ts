import { describe, expect, test } from 'vitest';
import { endpointUrl } from './endpoints.ts';

describe('endpointUrl', () => {
  test.each([
    ['http://h/v1', 'http://h/v1/chat/completions'],
    ['http://h/v1//', 'http://h/v1/chat/completions'],
    ['http://h/v1/chat/completions', 'http://h/v1/chat/completions'],
    ['https://h/openai?api-version=1', 'https://h/openai/chat/completions?api-version=1'],
    ['https://h/d/chat/completions/?api-version=1', 'https://h/d/chat/completions?api-version=1'],
  ])('finds the endpoint below %s', (base, expected) => {
    expect(endpointUrl(base, 'chat/completions').href).toBe(expected);
  });

  test('finds the list of models', () => {
    expect(endpointUrl('http://h/v1/chat/completions', 'models').href).toBe('http://h/v1/models');
  });
});
