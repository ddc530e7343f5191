import { sql } from 'drizzle-orm';
import { defineOwnData } from '../../platform/own-data.ts';
import { creatorContracts, identityDocuments, moneyEntries, withdrawals } from './creators.schema.ts';

export const ownEarnings = defineOwnData(
  'earnings.json',
  'Money you earned and withdrew, in US cents.',
  (userId) => sql`
    select lpad(id::text, 20, '0') as key, to_jsonb(e) as data from ${moneyEntries} e
    where user_id = ${userId}`,
);

export const ownWithdrawals = defineOwnData(
  'withdrawals.json',
  'Your withdrawals with their addresses and decisions. Identity documents are deleted with the decision.',
  (userId) => sql`
    select id as key, to_jsonb(w) - '{decided_by,is_ownerless}'::text[] as data from ${withdrawals} w
    where user_id = ${userId}`,
);

export const ownContracts = defineOwnData(
  'contracts.json',
  'Your applications for the creator contract.',
  (userId) => sql`
    select id as key, to_jsonb(c) - 'decided_by' as data from ${creatorContracts} c where user_id = ${userId}`,
);

/** Omits the picture: the file could be stolen from a device, and the picture is deleted with the decision. */
export const ownDocuments = defineOwnData(
  'identity-documents.json',
  'Identity documents that wait for a decision, without their pictures.',
  (userId) => sql`
    select id as key, to_jsonb(d) - '{content,key_id}'::text[] as data from ${identityDocuments} d
    where user_id = ${userId}`,
);
