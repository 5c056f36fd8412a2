import { type ClientSession, type Connection, type Model, Mongoose, type Schema } from "mongoose";
import { StoreUnavailable } from "../../ports/store.ts";
import { createIndexes, type Expiry, removeExpired } from "./indexes.ts";
import { asStoreError } from "./mongo-error.ts";

export interface MongoOptions {
  uri: string;
  /** The timeout of a call in milliseconds, so that a server that hangs does not block its callers. */
  timeoutMs?: number;
  /** True if all reads use one snapshot, where the server supports that; writes are then impossible. */
  oneMoment?: boolean;
}

const TIMEOUT_MS = 3_000;
const REMOVAL_EVERY_MS = 60_000;

const SETTINGS = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  connectTimeoutMS: 5_000,
  heartbeatFrequencyMS: 5_000,
  ignoreUndefined: true,
  // Acknowledged means: in the journal of most of the replica set.
  writeConcern: { w: "majority", journal: true },
} as const;

/**
 * A connection of its own, so that several stores can live in one process. It is opened, and the indexes are made, by
 * the first call that needs it; when that fails, the next call tries again.
 */
export class Mongo {
  readonly #uri: string;
  readonly #timeoutMs: number;
  readonly #mongoose = new Mongoose();
  readonly #connection: Connection;
  readonly #oneMoment: boolean;
  #session: ClientSession | null = null;
  #ready: Promise<void> | null = null;
  #heardAt = 0;
  #isPrepared = false;
  #lettingGo: Promise<void> = Promise.resolve();
  #closed = false;
  #removal: NodeJS.Timeout | undefined;
  readonly #upgrades: (() => Promise<unknown>)[] = [];

  constructor({ uri, timeoutMs = TIMEOUT_MS, oneMoment = false }: MongoOptions) {
    this.#mongoose.set({ sanitizeFilter: true, strictQuery: "throw" });
    // Finds a misspelt address at once, before anything is asked of it.
    void new this.#mongoose.mongo.MongoClient(uri).close();
    this.#uri = uri;
    this.#timeoutMs = timeoutMs;
    this.#oneMoment = oneMoment;
    this.#connection = this.#mongoose.createConnection();
  }

  model<T>(collection: string, schema: Schema<T>): Model<T> {
    return this.#connection.model<T>(collection, schema, collection);
  }

  /** Adds work that brings what earlier versions stored to the present form, before any call; it may run again. */
  upgrade(work: () => Promise<unknown>): void {
    this.#upgrades.push(work);
  }

  /** Files in GridFS, for work that runs once the store is ready. */
  bucket(bucketName: string) {
    return new this.#mongoose.mongo.GridFSBucket(this.#database(), { bucketName });
  }

  /** A collection that has no model, likewise. */
  collection(name: string) {
    return this.#database().collection(name);
  }

  /** The session of snapshot reads; null where each read shows its own time. Set once the store is ready. */
  get session(): ClientSession | null {
    return this.#session;
  }

  /** Marks operators in a filter as our own, never a user's. */
  trusted<T extends object>(operators: T): T {
    return this.#mongoose.trusted(operators);
  }

  /** Runs the work once the store is ready; throws `StoreUnavailable` when it is not, or takes too long. */
  async run<T>(work: () => Promise<T>, timeoutMs = this.#timeoutMs): Promise<T> {
    const askedAt = performance.now();
    try {
      const result = await within(
        timeoutMs,
        this.#whenReady().then(() => work()),
      );
      this.#heardAt = performance.now();
      return result;
    } catch (error) {
      if (error instanceof Silence && this.#heardAt < askedAt) this.#letGo();
      throw asStoreError(error);
    }
  }

  ping(): Promise<void> {
    return this.run(async () => {
      await this.#connection.db?.command({ ping: 1 });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#removal);
    await this.#lettingGo;
    await this.#connection.close();
  }

  #database() {
    const { db } = this.#connection;
    if (!db) throw new StoreUnavailable("The MongoDB store is not open.");
    return db;
  }

  #whenReady(): Promise<void> {
    if (this.#closed) return Promise.reject(new StoreUnavailable("The MongoDB store is closed."));
    this.#ready ??= this.#prepare().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  /**
   * Lets go of a connection on which nothing was heard since then. The driver does not always notice that its server is
   * back: a question that is put in the moment in which the server hangs up waits for ever, and when it is the driver's
   * own one after the server's health, so does everything else.
   */
  #letGo(): void {
    // Indexes may take longer to be made than any call may wait: that is not silence.
    if (this.#closed || !this.#isPrepared) return;
    this.#isPrepared = false;
    this.#ready = null;
    // // Closing takes a while without an answer: the next caller waits for it, not the one whose call failed.
    this.#lettingGo = this.#connection.close().catch(() => {});
  }

  async #prepare(): Promise<void> {
    await this.#lettingGo;
    await this.#openConnection({});
    if (await this.#changesInTwoSteps()) {
      warnOfTwoSteps();
      await this.#connection.close();
      await this.#openConnection({ maxPoolSize: 1 });
    }
    const expiries: Expiry[] = [];
    for (const model of Object.values(this.#connection.models))
      expiries.push(...(await createIndexes(model)));
    this.#removeRegularly(expiries);
    for (const upgrade of this.#upgrades) await upgrade();
    if (this.#oneMoment && (await this.#hasMoments())) {
      this.#session = await this.#connection.startSession({ snapshot: true });
    }
    this.#isPrepared = true;
  }

  async #openConnection(options: { maxPoolSize?: number }): Promise<void> {
    await this.#connection.openUri(this.#uri, {
      ...SETTINGS,
      ...options,
      serverSelectionTimeoutMS: this.#timeoutMs,
      waitQueueTimeoutMS: this.#timeoutMs,
    });
  }

  /**
   * Reports whether the server finds a document and changes it in two steps, between which another change of it is
   * lost. It handles the commands of one connection one after another, so one connection makes each of them whole.
   */
  async #changesInTwoSteps(): Promise<boolean> {
    const info = await this.#connection.db?.command({ buildInfo: 1 });
    return String(info?.["ferretdbVersion"]).startsWith("v1.");
  }

  /** Removes expired documents once a minute, as MongoDB does by itself. */
  #removeRegularly(expiries: readonly Expiry[]): void {
    clearInterval(this.#removal);
    if (expiries.length === 0 || this.#closed) return;
    const removeAll = async () => {
      for (const expiry of expiries) await removeExpired(expiry, Date.now());
    };
    // What fails is tried again a minute later.
    this.#removal = setInterval(() => void removeAll().catch(() => {}), REMOVAL_EVERY_MS).unref();
  }

  /** Reports whether the server supports snapshot reads; a standalone server does not. */
  async #hasMoments(): Promise<boolean> {
    const hello = await this.#connection.db?.command({ hello: 1 });
    return hello?.["setName"] !== undefined || hello?.["msg"] === "isdbgrid";
  }
}

let isWarned = false;
function warnOfTwoSteps(): void {
  if (isWarned) return;
  isWarned = true;
  process.emitWarning(
    "The MongoDB server is FerretDB 1, which loses changes that two processes make at once. Run one Larder on it.",
  );
}

class Silence extends StoreUnavailable {}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => timedOut.reject(new Silence("The MongoDB server does not answer.")), ms);
  try {
    return await Promise.race([work, timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
