/** Folder of imported files in the file storage. They are their author's alone. */
export const FOLDER = 'cards';
export const fileKey = (id: string) => `${FOLDER}/${id}`;
