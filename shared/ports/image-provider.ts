/** The text of a scene, for providers that draw without a model. */
export interface SceneText {
  text: string;
  /** The story's opening scene; decides what `text` leaves open. */
  setting: string;
  /** The world of the story; decides where its scenes can be. Left out for a cover. */
  world?: string;
  /** The place and the people of the story’s script, which the reply may not name; left out without a script. `where` may be empty. */
  place?: { where: string; text: string; present: readonly string[] };
  category: string;
}

/** The use of an image, which decides its proportions. */
export type ImagePurpose = 'scene' | 'cover';

export interface ImageRequest {
  purpose: ImagePurpose;
  /** The id of a cover's style, for providers that draw without a model; models find it in the prompt. */
  style?: string;
  /** The complete prompt, for models. */
  prompt: string;
  scene: SceneText;
  /** The offline painter draws the same image for the same scene, seed and variant. */
  seed: string;
  /** Position among the covers of one request, which the offline painter composes differently; 0 by default. */
  variant?: number;
  /** Aborted at shutdown. Providers enforce deadlines of their own. */
  signal: AbortSignal;
}

export interface GeneratedImage {
  /** PNG, JPEG or WebP of any size. */
  bytes: Buffer;
  /** The prompt the model actually used, if it rewrote ours. */
  revisedPrompt?: string;
}

/** Generates one image. Throws `ImageError`. */
export interface ImageProvider {
  name: string;
  /** True if no model is involved: the image shows only what the scene's text says. */
  isOffline: boolean;
  /** False for a scene in which a provider without a model finds nothing that it can draw. */
  canDraw?(scene: SceneText): boolean;
  generate(request: ImageRequest): Promise<GeneratedImage>;
}
