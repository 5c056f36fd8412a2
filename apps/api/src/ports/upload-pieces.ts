/** A piece of an uploaded file: the position of its file among those of the import, and its own in the file. */
export interface PiecePosition {
  file: number;
  piece: number;
}

/** The uploaded files of one import. */
export interface Upload {
  importId: string;
  /** The time of the last piece. */
  at: string;
}

/**
 * The pieces of uploaded archives, until their import is done. An import's id is made of letters, digits, `-` and `_`. Any
 * method may throw `StoreUnavailable`.
 */
export interface UploadPieces {
  /** Stores a piece, in place of one that is there; durable once it resolves. */
  put(importId: string, position: PiecePosition, bytes: Uint8Array, at: string): Promise<void>;
  /** Returns the positions of the pieces that are here. */
  present(importId: string): Promise<PiecePosition[]>;
  /** Returns bytes of a piece, fewer where it ends; none where it is not here. */
  read(importId: string, position: PiecePosition, start: number, length: number): Promise<Uint8Array>;
  /** Removes all pieces of an import; nothing happens where there are none. */
  remove(importId: string): Promise<void>;
  /** Lists the imports that have pieces here. */
  list(): Promise<Upload[]>;
  close(): Promise<void>;
}
