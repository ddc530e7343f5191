import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longest form that is read, in characters. */
const MAX_LENGTH = 20_000;
/** The fields of an answer that the page reads. Others, such as the name of a person, are left out. */
const FIELDS = ['state', 'code', 'error', 'iss'];

/**
 * Answers a form in which a login service sends a visitor back (`response_mode=form_post`, as Apple does) with a redirect to
 * the same answer in the query, where the page reads it. The redirect also brings the cookies, which a foreign form lacks.
 */
export async function answerPostedLogin(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const form = isForm ? await readForm(request) : null;
  const answer = new URLSearchParams();
  for (const name of FIELDS) if (form?.has(name)) answer.set(name, form.get(name) ?? '');
  const headers = { 'cache-control': 'no-store' };
  if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) {
    response.writeHead(405, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
    return void response.end('Method Not Allowed');
  }
  response.writeHead(303, { ...headers, location: `/?${answer}` }).end();
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = '';
  for await (const chunk of request) if (text.length <= MAX_LENGTH) text += String(chunk);
  return text.length <= MAX_LENGTH ? new URLSearchParams(text) : null;
}
