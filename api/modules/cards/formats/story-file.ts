/** `format` of the JSON in a file with a whole story. */
export const STORY_FORMAT = 'storyloom-story';
