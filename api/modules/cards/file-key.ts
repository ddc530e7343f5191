/** Folder of imported files in the file storage. Only their author may read them. */
export const FOLDER = 'cards';
export const fileKey = (id: string) => `${FOLDER}/${id}`;
