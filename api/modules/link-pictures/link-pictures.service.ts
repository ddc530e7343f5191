import { linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import { isAdult } from '@storyloom/contract/stories/ratings';
import pLimit from 'p-limit';
import { TransportError } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Files } from '../files/files.service.ts';
import { drawLinkPicture } from './draw-link-picture.ts';

/** Pictures that wait to be drawn; further requests are asked to come back. */
const LONGEST_QUEUE = 20;
const NAME = /^links\/([a-z0-9]+)-[a-z0-9]+$/;

interface Parts {
  storage: FileStorage;
  files: Pick<Files, 'save'>;
  catalogue: Pick<Catalogue, 'readOpenableCards'>;
}

/** The pictures that link previews show of stories, other than those for adults. */
export function createLinkPictures({ storage, files, catalogue }: Parts) {
  const inTurn = pLimit(1);
  const drawing = new Map<string, Promise<void>>();

  /** The card of a story whose picture has this name; undefined if it had another title or cover, or is for adults. */
  async function findCard(name: string) {
    const id = NAME.exec(name)?.[1];
    const card = id === undefined ? undefined : (await catalogue.readOpenableCards([id])).get(id);
    return card && !isAdult(card.rating) && linkPictureUrl(card) === `/files/${name}.webp` ? card : undefined;
  }

  async function drawNew(name: string): Promise<void> {
    const card = await findCard(name);
    const cover = card && (await storage.read(card.cover.url.slice('/files/'.length)));
    if (cover) await files.save({ name, full: await drawLinkPicture(card.title, cover) });
  }

  return {
    /** Draws and stores a picture that is asked for the first time. Does nothing for other names. */
    draw(name: string): Promise<void> {
      if (!NAME.test(name)) return Promise.resolve();
      if (inTurn.pendingCount >= LONGEST_QUEUE)
        throw new TransportError(503, 'Too many pictures are being drawn.');
      const running = drawing.get(name);
      if (running) return running;
      const done = inTurn(() => drawNew(name)).finally(() => drawing.delete(name));
      drawing.set(name, done);
      return done;
    },

    /** Which of these addresses are those of stories as they are now. */
    async findCurrent(urls: readonly string[]): Promise<string[]> {
      const ids = urls.flatMap((url) => /^\/files\/links\/([a-z0-9]+)-/.exec(url)?.[1] ?? []);
      const cards = await catalogue.readOpenableCards(ids);
      const current = new Set(
        [...cards.values()].filter(({ rating }) => !isAdult(rating)).map(linkPictureUrl),
      );
      return urls.filter((url) => current.has(url));
    },
  };
}
