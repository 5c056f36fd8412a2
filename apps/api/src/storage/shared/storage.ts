import type { ReportDamage } from "../../ports/damaged-record.ts";
import type { Media } from "../../ports/media.ts";
import type { UploadPieces } from "../../ports/upload-pieces.ts";
import type { Store } from "../../ports/store.ts";

export const STORE_KINDS = ["sqlite", "mongodb"] as const;

export type StoreKind = (typeof STORE_KINDS)[number];

/** The operations of one kind of store. Only `storageFor` chooses the kind. */
export interface Storage {
  /** Names the kind in logs and backups. */
  kind: StoreKind;
  /** The store's address as it may be shown: without a password. Two stores with the same label are the same store. */
  label: string;
  /** Names the store in the greeting of a server: the folder of a file, or the product that serves the database. */
  shortLabel: string;
  /** The address of the pictures; two stores may share them. */
  mediaLabel: string;
  /** True if only one process may use the store, which it locks through the data folder. */
  isExclusive: boolean;
  /** False where opening the store would create it. A database server answers for itself, so there it is always true. */
  exists(): boolean;
  openStore(options?: OpenOptions): Promise<Store>;
  openMedia(): Promise<Media>;
  openUploads(): Promise<UploadPieces>;
  /** Opens the store to be read while other processes write to it. */
  openSnapshot(): Promise<Snapshot>;
  /**
   * Replaces everything in the store, and files of the data folder with it. When a step fails, the old contents are
   * there again and the error is thrown.
   */
  replace(replacement: Replacement): Promise<void>;
}

export interface OpenOptions {
  /** Called for each record that a list skips because it cannot be read. */
  onDamage?: ReportDamage;
  /** Reserves disk space for deletions. */
  reserve?: boolean;
}

export interface Snapshot {
  store: Store;
  /** True if all reads show one point in time. */
  isOneMoment: boolean;
}

export interface Replacement {
  dataDir: string;
  /** An empty folder in the data folder, for contents that are not in use yet. */
  staging: string;
  /** The folder that receives the old files; created when there are any. */
  aside: string;
  /** Fills an empty store. Returns the names of files in `staging` that belong into the data folder. */
  fill: (store: Store) => Promise<readonly string[]>;
  /** Backs up the store into `aside`, for a kind of store that cannot be renamed. Returns the file; null for an empty store. */
  backUp: (store: Store) => Promise<string | null>;
  /** Fills an empty store from a file that `backUp` wrote. */
  putBack: (store: Store, file: string) => Promise<void>;
}
