/** Message trees, which the chat writes and saves point into: rows, branches, copied paths and pictures. */
export {
  endMessage,
  findBySeq,
  findChildren,
  findLore,
  findMessage,
  findOwnMessage,
  findRoles,
  hasOwnText,
  insertMessages,
  type MessageEnding,
  type NewMessage,
  rewriteRoot,
  storePosition,
  sumTextBytes,
  toMessageJson,
  walkUp,
} from './messages.repository.ts';
export {
  type Memory,
  type MessageLore,
  type MessageRow,
  messageNodes,
  type ReplyTrace,
  type ScriptPosition,
  treeReaders,
} from './messages.schema.ts';
export { findPictures, hasPicture, insertPicture } from './pictures.repository.ts';
export {
  deleteNewest,
  findNewestLeaf,
  findPositions,
  insertEdited,
  listExcerpts,
  listTree,
  type Tree,
  type TreeNode,
} from './tree.repository.ts';
