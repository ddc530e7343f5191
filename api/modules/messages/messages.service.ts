/** Message trees, which the chat writes and saves point into: rows, branches, copied paths and pictures. */
export {
  childrenOf,
  endMessage,
  findBySeq,
  findLore,
  findMessage,
  type MessageEnding,
  type NewMessage,
  walkUp,
} from './messages.repository.ts';
export {
  type Memory,
  type MessageLore,
  type MessageRow,
  messageLore,
  messages,
  type ReplyTrace,
} from './messages.schema.ts';
export { insertPath, selectPath } from './paths.repository.ts';
export { findReferencedImages, hasPicture, insertPicture, picturesOf } from './pictures.repository.ts';
export {
  deleteNewest,
  insertEdited,
  listExcerpts,
  listTree,
  newestLeaf,
  positionsOf,
  type Tree,
  type TreeNode,
} from './tree.repository.ts';
