import type { SceneText } from './scene/notes.ts';

/** What a picture should show. */
export interface ImageWish {
  /** For a model: all it needs to know, in words. */
  prompt: string;
  /** What the offline artist draws from. */
  scene: SceneText;
  /** Same seed and words, same drawing. */
  seed: string;
  /** Aborted by the end of the process; makers have deadlines of their own. */
  signal: AbortSignal;
}

export interface MadeImage {
  /** A PNG, JPEG or WebP of any size. */
  bytes: Buffer;
  /** The words a model says it really drew, when it changed them. */
  revisedPrompt?: string;
}

/** Makes one picture. Throws `ImageError`. */
export interface ImageMaker {
  name: string;
  /** It draws by rules: nobody should take it for a model. */
  draws: boolean;
  make(wish: ImageWish): Promise<MadeImage>;
}
