import * as z from '@storyloom/schema';
import { type ContentField, defaultField, field, requiredField, textField } from '../core/content-field.ts';
import { id } from '../core/fields.ts';
import { maxWords, required } from '../core/rules.ts';
import { storyLimits } from './limits.ts';
import { storyMessages } from './messages.ts';

const words = z.refine<string>(maxWords(storyLimits.profileWords), { error: storyMessages.profileWords });

/** A relation to another character; `to` is a name, in the cast or not. */
const relation = z.strictObject({
  to: required(storyLimits.relationName, storyMessages.relationName),
  text: required(storyLimits.relation, storyMessages.relation),
});
export type Relation = z.output<typeof relation>;

const draftRelation = z.strictObject({
  to: textField(storyLimits.relationName).rule,
  text: textField(storyLimits.relation).rule,
});
const few = z.maxLength(storyLimits.relations);
const relations = z.array(relation).check(few);
const draftRelations = z.array(draftRelation).check(few);
const portrait = z.optional(id);

const nameAndProfile = (nameMissing: string, profileMissing: string) => {
  const profile = requiredField(storyLimits.profile, profileMissing);
  return {
    name: field('prompt', 'name', requiredField(storyLimits.characterName, nameMissing)),
    profile: field('prompt', 'profile', { ...profile, rule: profile.rule.check(words) }),
  };
};

const note = (label: string, toPrompt = (text: string) => text) =>
  field('prompt', label, textField(storyLimits.characterNote), { toPrompt });

const voice = {
  speechExample: note('speech example', (text) => `Would say: “${text}”`),
  relations: field('prompt', 'relations', defaultField(relations, [], draftRelations)),
  portrait: field('list', 'portrait', { rule: portrait, draft: portrait }),
};

/** The fields of the main character. */
export const mainFields = {
  ...nameAndProfile(storyMessages.mainName, storyMessages.mainProfile),
  ...voice,
} satisfies Record<string, ContentField>;

/** The fields of a supporting character, which has all that a character can have. */
export const characterFields = {
  ...nameAndProfile(storyMessages.supportingName, storyMessages.supportingProfile),
  profession: note('profession'),
  skills: note('skills', (text) => `Skills: ${text}`),
  personality: note('personality'),
  appearance: note('appearance'),
  speechStyle: note('speech style', (text) => `Speaks: ${text}`),
  ...voice,
} satisfies Record<string, ContentField>;
