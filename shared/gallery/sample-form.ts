import { accountMessages, email, password, required } from '@storyloom/contract/core/rules';
import { categories } from '@storyloom/contract/stories/categories';
import { perspectives } from '@storyloom/contract/stories/filters';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import * as z from 'zod/mini';

/** Rules of the contract, put together so that every kind of field is in one form. */
export const sampleForm = z.strictObject({
  title: required(storyLimits.title, storyMessages.title),
  summary: required(storyLimits.summary, storyMessages.summary),
  category: z.enum(categories, storyMessages.category),
  perspective: z.enum(perspectives, storyMessages.perspective),
  tags: z.array(z.string()).check(z.minLength(1, 'Add at least one tag'), z.maxLength(storyLimits.tags)),
  cover: z.custom<File | null>((value) => value instanceof File, storyMessages.cover),
  email: email(accountMessages.emailRequired, accountMessages.invalidEmail),
  password: password(),
  code: z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits from the email')),
  agreed: z.boolean().check(z.refine((agreed) => agreed, { error: 'Accept the guidelines to continue' })),
});

/** Refuses some titles and the code 000000, as the API would. */
export async function sendSample({ title, code }: z.output<typeof sampleForm>): Promise<void> {
  if (title === 'Offline') throw new NetworkError('The request did not reach the server');
  if (title === 'Taken') {
    const fields = { title: 'You already have a story with this title.' };
    throw new BusinessError(10001, 'Some fields are invalid. Check them and try again.', 'request.invalid', {
      fields,
    });
  }
  if (code === '000000') {
    const words = 'This code is wrong or has expired. Request a new one.';
    throw new BusinessError(11004, words, 'auth.code_wrong', {});
  }
}
