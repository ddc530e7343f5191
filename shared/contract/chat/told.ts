/** The `model` of replies that the story’s script tells: another attempt would tell the same. */
export const scriptModel = 'script';

/** The `model` of replies that are made of a story’s notes, because it has no script and the site no model. */
const storytellerModel = 'storyteller';

/** True for a reply that another attempt would tell again. */
export const isTold = ({ model }: { model: string | null }) =>
  model === scriptModel || model === storytellerModel;
