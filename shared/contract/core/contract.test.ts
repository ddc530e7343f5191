import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEndpoints } from './definitions.ts';
import { ownedErrors } from './endpoint.ts';
import { errors } from './errors.ts';

const all = Object.entries(await readEndpoints());
const folder = new URL('../', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.split('/')[1] === 'endpoints' && path.endsWith('.ts'));

const camelCase = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Calls that the specification's section 7 lists, as it writes them. */
const specified = `
POST /ai-lab/ai-story/archive/create
POST /ai-lab/ai-story/archive/delete
GET /ai-lab/ai-story/archive/list
GET /ai-lab/ai-story/category-list
POST /ai-lab/ai-story/chat
POST /ai-lab/ai-story/chatImage
POST /ai-lab/ai-story/delete
POST /ai-lab/ai-story/dialog/delete
GET /ai-lab/ai-story/dialog/list
GET /ai-lab/ai-story/feed
GET /ai-lab/ai-story/generate/image-config
POST /ai-lab/ai-story/generate/image-prompt
GET /ai-lab/ai-story/history
GET /ai-lab/ai-story/member/account
POST /ai-lab/ai-story/modify
POST /ai-lab/ai-story/modify-assistant-message
GET /ai-lab/ai-story/operation/banners
GET /ai-lab/ai-story/operation/recommend/collection/{name}
GET /ai-lab/ai-story/operation/recommend/collections
GET /ai-lab/ai-story/operation/recommend/tags
POST /ai-lab/ai-story/optimize
GET /ai-lab/ai-story/page
POST /ai-lab/ai-story/publish
POST /ai-lab/ai-story/refresh
GET /ai-lab/ai-story/search
GET /ai-lab/ai-story/share-archive/detail
GET /ai-lab/ai-story/share-archive/page
POST /ai-lab/ai-story/share-archive/share
GET /ai-lab/ai-story/stats
GET /ai-lab/ai-story/user-recent
GET /ai-lab/ai-story/user-setting/info
POST /ai-lab/ai-story/user-setting/modify
GET /ai-lab/ai-story/view-detail
GET /ai-lab/ai-story/viewpoint-list
GET /ai-lab/ai-story/works
GET /ai-lab/ai-story/write-detail
GET /ai-lab/image-gen/config
POST /ai-lab/image-gen/generate
GET /ai-lab/user-integral-account/account
POST /ai-lab/user-integral-account/decrease
GET /ai-lab/user-integral-account/detail
POST /ai-lab/user-integral-account/sign-in
POST /support/upload/image
POST /user/anonymity-register
GET /user/auth/{identity}
POST /user/introduction
POST /user/nickname
POST /user/uploadUserAvatar
POST /user/loginOrRegister
POST /user/sendMailPwdCode
POST /user/mailPwdForgotPwd
GET /user/user/login-user
GET /user/user/{userId}
`
  .trim()
  .split('\n');

describe('the contract', () => {
  it('has every call of the specification', () => {
    const written = new Set(all.map(([, { method, path }]) => `${method} ${path}`));
    expect(specified.filter((call) => !written.has(call))).toEqual([]);
  });

  it.each(files)('%s exports one constant named like its file', (path) => {
    const source = readFileSync(new URL(path, folder), 'utf8');
    const name = camelCase(path.replace(/^.*\/|\.ts$/g, ''));
    expect([...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, found]) => found)).toEqual([
      name,
    ]);
  });

  it('uses each method and path once', () => {
    const calls = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(all)('%s rejects unknown fields', (_, { input }) => {
    const found = z.safeParse(input, { anythingUnknown: 1 });
    expect(found.error?.issues.map((issue) => issue.code)).toContain('unrecognized_keys');
  });

  it.each(all)('%s lists each error once, all from the catalogue', (_, { errors: names }) => {
    expect(names.filter((name) => !(name in errors))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(all)(
    '%s has its owned fields in its input, with their errors',
    (_, { input, owned = {}, errors: names }) => {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(owned)));
      const expected = Object.values(owned).flatMap((kind) => ownedErrors[kind] ?? []);
      expect(names).toEqual(expect.arrayContaining(expected));
    },
  );

  it.each(all)('%s has its path parameters in its input', (_, { path, input }) => {
    const properties = Object.keys(
      z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {},
    );
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect(properties).toEqual(expect.arrayContaining(named));
  });

  const reads = all.filter(([, { method }]) => method === 'GET');
  it.each(reads)('%s has flat query fields only', (_, { input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
    const nested = Object.values(properties).filter(
      (schema) => typeof schema === 'object' && (schema.type === 'object' || schema.type === 'array'),
    );
    expect(nested).toEqual([]);
  });

  const paged = all.filter(
    ([, { input }]) =>
      'page' in (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {}),
  );
  it.each(paged)('%s has pages from 1, of 1 to 50 rows', (_, { input, data }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    expect(properties.page).toMatchObject({ minimum: 1, default: 1 });
    expect(properties.size).toMatchObject({ minimum: 1, maximum: 50 });
    expect(Object.keys(z.toJSONSchema(data).properties ?? {})).toEqual(
      expect.arrayContaining(['pageList', 'totalCount', 'hasNextPage', 'nextPageNum', 'currentPageNum']),
    );
  });

  const endless = all.filter(([, { data }]) => 'nextCursor' in (z.toJSONSchema(data).properties ?? {}));
  it.each(endless)('%s accepts the cursor it returns as `after`', (_, { input }) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    expect(properties.after).toMatchObject({ type: 'string', pattern: expect.any(String) });
  });

  it.each(all)('%s has a summary without a final full stop', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{8,}[^.]$/);
  });
});

describe('the error catalogue', () => {
  it('has no error that no endpoint lists', () => {
    // Every endpoint validates its input and its caller.
    const implied = ['request.invalid', 'auth.real_user_required'];
    const listed = new Set<string>([...implied, ...all.flatMap(([, { errors: names }]) => names)]);
    expect(Object.keys(errors).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('has a unique number other than 0 for each error', () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => code >= 10_000)).toBe(true);
  });

  it('groups numbers by thousands like names by their first part', () => {
    const groups = new Map<string, Set<number>>();
    for (const [name, { code }] of Object.entries(errors)) {
      const word = name.split('.')[0] ?? '';
      groups.set(word, (groups.get(word) ?? new Set()).add(Math.floor(code / 1000)));
    }
    expect([...groups].filter(([, thousands]) => thousands.size > 1)).toEqual([]);
  });

  it('has a sentence as each message', () => {
    for (const { msg } of Object.values(errors)) expect(msg).toMatch(/^[A-Z].{5,}/);
  });
});
