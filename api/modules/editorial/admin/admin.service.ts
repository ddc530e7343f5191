import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { bannerSave } from '@storyloom/contract/endpoints/editorial/banner-save';
import type { campaignSave } from '@storyloom/contract/endpoints/editorial/campaign-save';
import type { collectionSave } from '@storyloom/contract/endpoints/editorial/collection-save';
import type { Banner } from '@storyloom/contract/entities/banner';
import type { Campaign } from '@storyloom/contract/entities/campaign';
import type { EditorialContent } from '@storyloom/contract/entities/editorial-content';
import { editorialLimits } from '@storyloom/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Catalogue } from '../../catalogue/catalogue.service.ts';
import type { Users } from '../../users/users.service.ts';
import { findReferencedImages, listBanners, listRecommendedTags } from '../editorial.repository.ts';
import { banners, collections } from '../editorial.schema.ts';
import { toCampaign } from '../editorial.service.ts';
import {
  countHeld,
  deleteBanner,
  deleteCampaign,
  deleteCollection,
  findNames,
  insertBanner,
  insertCampaign,
  insertChange,
  listCampaigns,
  listChanges,
  listEditableCollections,
  orderBanners,
  orderCollections,
  replaceStories,
  replaceTags,
  saveCollection,
  updateBanner,
  updateCampaign,
} from './admin.repository.ts';

const CHANGES = 50;

export type EditorialAdmin = ReturnType<typeof createEditorialAdmin>;
type EditableCollection = EditorialContent['collections'][number];

interface Parts {
  db: Db;
  clock: Clock;
  newId(): string;
  catalogue: Pick<Catalogue, 'findOpenable'>;
  users: Pick<Users, 'authors'>;
}

/** Where administrators edit what the house shows. Each change is noted with who made it. */
export function createEditorialAdmin({ db, clock, newId, catalogue, users }: Parts) {
  interface Change {
    by: Viewer;
    action: string;
    target: string;
    detail?: object;
  }
  /** Makes a change and notes it; one that changes nothing is not noted. */
  async function changing(change: Change, make: (tx: Tx) => Promise<unknown>): Promise<void> {
    const { by, action, target, detail = {} } = change;
    await db.transaction(async (tx) => {
      if ((await make(tx)) === false) return;
      await insertChange(tx, { at: clock.now(), userId: by.userId, action, target, detail });
    });
  }

  async function collection(handle: Handle, name: string): Promise<EditableCollection> {
    const [found] = await listEditableCollections(handle, name);
    if (found === undefined) throw new DomainError('collection.not_found');
    return found;
  }

  return {
    findReferencedImages,

    async read(): Promise<EditorialContent> {
      const [banners, collections, tags, campaigns, changes] = await Promise.all([
        listBanners(db),
        listEditableCollections(db),
        listRecommendedTags(db),
        listCampaigns(db),
        listChanges(db, CHANGES),
      ]);
      const authors = await users.authors(changes.flatMap(({ userId }) => userId ?? []));
      return {
        banners,
        collections,
        tags,
        campaigns: campaigns.map(toCampaign),
        changes: changes.map(({ at, userId, action, target }) => ({
          at: at.toISOString(),
          by: authors.get(userId ?? '') ?? null,
          action,
          target,
        })),
      };
    },

    /** Throws banner.not_found, banner.full. */
    async saveBanner(by: Viewer, input: ParsedInputOf<typeof bannerSave>): Promise<Banner> {
      const banner = { ...input, id: input.id ?? newId() };
      await changing({ by, action: 'banner.save', target: banner.id, detail: banner }, async (tx) => {
        if (input.id === undefined) {
          const max = editorialLimits.banners;
          if ((await countHeld(tx, banners)) >= max) throw new DomainError('banner.full', { max });
          await insertBanner(tx, banner);
        } else if (!(await updateBanner(tx, banner))) throw new DomainError('banner.not_found');
      });
      return banner;
    },

    async deleteBanner(by: Viewer, id: string): Promise<{ id: string }> {
      await changing({ by, action: 'banner.delete', target: id }, (tx) => deleteBanner(tx, id));
      return { id };
    },

    /** Throws banner.not_found. */
    async orderBanners(by: Viewer, ids: string[]): Promise<Banner[]> {
      const detail = { ids };
      await changing({ by, action: 'banner.order', target: 'banners', detail }, async (tx) => {
        const known = new Set((await listBanners(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) throw new DomainError('banner.not_found');
        await orderBanners(tx, ids);
      });
      return listBanners(db);
    },

    /** Throws collection.full for a new one when there are as many as there may be. */
    async saveCollection(
      by: Viewer,
      input: ParsedInputOf<typeof collectionSave>,
    ): Promise<EditableCollection> {
      const change = { by, action: 'collection.save', target: input.name, detail: input };
      await changing(change, async (tx) => {
        const max = editorialLimits.collections;
        const isFull = (await countHeld(tx, collections)) >= max;
        if (isFull && (await findNames(tx, [input.name])).length === 0) {
          throw new DomainError('collection.full', { max });
        }
        await saveCollection(tx, input);
      });
      return collection(db, input.name);
    },

    async deleteCollection(by: Viewer, name: string): Promise<{ name: string }> {
      await changing({ by, action: 'collection.delete', target: name }, (tx) => deleteCollection(tx, name));
      return { name };
    },

    /** Throws collection.not_found. */
    async orderCollections(by: Viewer, names: string[]): Promise<{ names: string[] }> {
      const detail = { names };
      await changing({ by, action: 'collection.order', target: 'collections', detail }, async (tx) => {
        const known = new Set(await findNames(tx, names));
        if (names.some((name) => !known.has(name))) throw new DomainError('collection.not_found');
        await orderCollections(tx, names);
      });
      return { names: (await listEditableCollections(db)).map(({ name }) => name) };
    },

    /** Throws collection.not_found, and story.not_found { storyIds } for new ones that nobody can open. */
    async fillCollection(by: Viewer, name: string, storyIds: string[]): Promise<EditableCollection> {
      const held = (await collection(db, name)).storyIds;
      const openable = await catalogue.findOpenable(storyIds);
      const missing = storyIds.filter((id) => !openable.has(id) && !held.includes(id));
      if (missing.length > 0) throw new DomainError('story.not_found', { storyIds: missing });
      const detail = { storyIds };
      await changing({ by, action: 'collection.stories', target: name, detail }, async (tx) => {
        if ((await findNames(tx, [name])).length === 0) throw new DomainError('collection.not_found');
        await replaceStories(tx, name, storyIds);
      });
      return collection(db, name);
    },

    async saveTags(by: Viewer, tags: string[]): Promise<{ tags: string[] }> {
      const change = { by, action: 'tags.save', target: 'tags', detail: { tags } };
      await changing(change, (tx) => replaceTags(tx, tags));
      return { tags };
    },

    /** Throws campaign.not_found. */
    async saveCampaign(by: Viewer, input: ParsedInputOf<typeof campaignSave>): Promise<Campaign> {
      const id = input.id ?? newId();
      const row = { ...input, id, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
      await changing({ by, action: 'campaign.save', target: id, detail: { ...input, id } }, async (tx) => {
        if (input.id === undefined) await insertCampaign(tx, row);
        else if (!(await updateCampaign(tx, row))) throw new DomainError('campaign.not_found');
      });
      return toCampaign(row);
    },

    async deleteCampaign(by: Viewer, id: string): Promise<{ id: string }> {
      await changing({ by, action: 'campaign.delete', target: id }, (tx) => deleteCampaign(tx, id));
      return { id };
    },
  };
}
