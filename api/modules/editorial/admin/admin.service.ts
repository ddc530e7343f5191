import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { bannerSave } from '@storyloom/contract/editorial/endpoints/banner-save';
import type { campaignSave } from '@storyloom/contract/editorial/endpoints/campaign-save';
import type { collectionSave } from '@storyloom/contract/editorial/endpoints/collection-save';
import type { EditableBanner } from '@storyloom/contract/editorial/entities/banner';
import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { EditorialContent } from '@storyloom/contract/editorial/entities/editorial-content';
import { editorialLimits } from '@storyloom/contract/editorial/limits';
import type { Db, Handle, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Audit, PlainAction } from '../../audit/audit.service.ts';
import type { Catalogue } from '../../catalogue/catalogue.service.ts';
import { listAllBanners, listRecommendedTags } from '../editorial.repository.ts';
import { banners, collections } from '../editorial.schema.ts';
import { toCampaign, toEditableBanner } from '../editorial.service.ts';
import {
  deleteBanner,
  deleteCampaign,
  deleteCollection,
  insertBanner,
  insertCampaign,
  listCampaigns,
  listEditableCollections,
  lockAndCount,
  lockNames,
  reorderBanners,
  reorderCollections,
  replaceStories,
  replaceTags,
  saveCollection,
  updateBanner,
  updateCampaign,
} from './admin.repository.ts';

export type EditorialAdmin = ReturnType<typeof createEditorialAdmin>;
type EditableCollection = EditorialContent['collections'][number];

interface Parts {
  db: Db;
  newId(): string;
  catalogue: Pick<Catalogue, 'findOpenable'>;
  audit: Pick<Audit, 'record'>;
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** Editorial content for administrators. Every change is in the audit trail. */
export function createEditorialAdmin({ db, newId, catalogue, audit }: Parts) {
  interface Change {
    by: Viewer;
    action: PlainAction;
    target: string;
    detail?: object;
  }
  /** Applies and records a change in one transaction. A change that returns false is not recorded. */
  async function apply(change: Change, write: (tx: Tx) => Promise<unknown>): Promise<void> {
    const { by, action, target, detail = {} } = change;
    await db.transaction(async (tx) => {
      if ((await write(tx)) === false) return;
      await audit.record(tx, { by: by.userId, action, target, detail });
    });
  }

  async function findCollection(handle: Handle, name: string): Promise<EditableCollection> {
    const [found] = await listEditableCollections(handle, name);
    if (found === undefined) throw new DomainError('collection.not_found');
    return found;
  }

  return {
    async read(): Promise<EditorialContent> {
      const [banners, collections, tags, campaigns] = await Promise.all([
        listAllBanners(db),
        listEditableCollections(db),
        listRecommendedTags(db),
        listCampaigns(db),
      ]);
      return {
        banners: banners.map(toEditableBanner),
        collections,
        tags,
        campaigns: campaigns.map(toCampaign),
      };
    },

    /** Throws banner.not_found, banner.full. */
    async saveBanner(by: Viewer, input: ParsedInputOf<typeof bannerSave>): Promise<EditableBanner> {
      const id = input.id ?? newId();
      const banner = { ...input, id, startsAt: timeOf(input.startsAt), endsAt: timeOf(input.endsAt) };
      const detail = { ...input, id };
      await apply({ by, action: 'banner.save', target: id, detail }, async (tx) => {
        if (input.id === undefined) {
          const max = editorialLimits.banners;
          if ((await lockAndCount(tx, banners)) >= max) throw new DomainError('banner.full', { max });
          await insertBanner(tx, banner);
        } else if (!(await updateBanner(tx, banner))) throw new DomainError('banner.not_found');
      });
      return toEditableBanner(banner);
    },

    async deleteBanner(by: Viewer, id: string): Promise<{ id: string }> {
      await apply({ by, action: 'banner.delete', target: id }, (tx) => deleteBanner(tx, id));
      return { id };
    },

    /** Throws banner.not_found. */
    async orderBanners(by: Viewer, ids: string[]): Promise<EditableBanner[]> {
      const detail = { ids };
      await apply({ by, action: 'banner.order', target: 'banners', detail }, async (tx) => {
        const known = new Set((await listAllBanners(tx)).map(({ id }) => id));
        if (ids.some((id) => !known.has(id))) throw new DomainError('banner.not_found');
        await reorderBanners(tx, ids);
      });
      return (await listAllBanners(db)).map(toEditableBanner);
    },

    /** Throws collection.full for a new collection beyond the maximum. */
    async saveCollection(
      by: Viewer,
      input: ParsedInputOf<typeof collectionSave>,
    ): Promise<EditableCollection> {
      const change = { by, action: 'collection.save', target: input.name, detail: input } as const;
      await apply(change, async (tx) => {
        const max = editorialLimits.collections;
        const isFull = (await lockAndCount(tx, collections)) >= max;
        if (isFull && (await lockNames(tx, [input.name])).length === 0) {
          throw new DomainError('collection.full', { max });
        }
        await saveCollection(tx, input);
      });
      return findCollection(db, input.name);
    },

    async deleteCollection(by: Viewer, name: string): Promise<{ name: string }> {
      await apply({ by, action: 'collection.delete', target: name }, (tx) => deleteCollection(tx, name));
      return { name };
    },

    /** Throws collection.not_found. */
    async orderCollections(by: Viewer, names: string[]): Promise<{ names: string[] }> {
      const detail = { names };
      await apply({ by, action: 'collection.order', target: 'collections', detail }, async (tx) => {
        const known = new Set(await lockNames(tx, names));
        if (names.some((name) => !known.has(name))) throw new DomainError('collection.not_found');
        await reorderCollections(tx, names);
      });
      return { names: (await listEditableCollections(db)).map(({ name }) => name) };
    },

    /** Throws collection.not_found, and story.not_found { storyIds } for added stories that do not open by address. */
    async fillCollection(by: Viewer, name: string, storyIds: string[]): Promise<EditableCollection> {
      const present = (await findCollection(db, name)).storyIds;
      const openable = await catalogue.findOpenable(storyIds);
      const missing = storyIds.filter((id) => !openable.has(id) && !present.includes(id));
      if (missing.length > 0) throw new DomainError('story.not_found', { storyIds: missing });
      const detail = { storyIds };
      await apply({ by, action: 'collection.stories', target: name, detail }, async (tx) => {
        if ((await lockNames(tx, [name])).length === 0) throw new DomainError('collection.not_found');
        await replaceStories(tx, name, storyIds);
      });
      return findCollection(db, name);
    },

    async saveTags(by: Viewer, tags: string[]): Promise<{ tags: string[] }> {
      const change = { by, action: 'tags.save', target: 'tags', detail: { tags } } as const;
      await apply(change, (tx) => replaceTags(tx, tags));
      return { tags };
    },

    /** Throws campaign.not_found. */
    async saveCampaign(by: Viewer, input: ParsedInputOf<typeof campaignSave>): Promise<Campaign> {
      const id = input.id ?? newId();
      const row = { ...input, id, startsAt: new Date(input.startsAt), endsAt: new Date(input.endsAt) };
      await apply({ by, action: 'campaign.save', target: id, detail: { ...input, id } }, async (tx) => {
        if (input.id === undefined) await insertCampaign(tx, row);
        else if (!(await updateCampaign(tx, row))) throw new DomainError('campaign.not_found');
      });
      return toCampaign(row);
    },

    async deleteCampaign(by: Viewer, id: string): Promise<{ id: string }> {
      await apply({ by, action: 'campaign.delete', target: id }, (tx) => deleteCampaign(tx, id));
      return { id };
    },
  };
}
