import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from '../read-text.ts';

/** Longest form that is read, in characters. */
const MAX_LENGTH = 20_000;
/** The fields of an answer that the page reads. Others, such as the name of a person, are left out. */
const FIELDS = ['state', 'code', 'error', 'iss'];

/**
 * Answers a form in which a login service sends a visitor back (`response_mode=form_post`, as Apple does) with a redirect to
 * the same answer in the query, where the page reads it. The redirect also brings the cookies, which a foreign form lacks.
 * False for any other request.
 */
export async function answerPostedLogin(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const form = new URLSearchParams((isForm && (await readText(request, MAX_LENGTH))) || '');
  const answer = new URLSearchParams([...form].filter(([name]) => FIELDS.includes(name)));
  if (!answer.has('state') || !(answer.has('code') || answer.has('error'))) return false;
  response.writeHead(303, { 'cache-control': 'no-store', location: `/?${answer}` }).end();
  return true;
}
