import { Database, type DatabaseOptions } from "./database.ts";
import { migrate } from "./migrations.ts";

/**
 * Every acknowledged write is on the disk: the log is flushed before a commit returns, on macOS too, whose plain
 * fsync does not reach the disk.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = ON;
  PRAGMA cache_size = -32000;
  PRAGMA temp_store = MEMORY;
  PRAGMA journal_size_limit = 67108864;
`;

/** Opens a database and brings it to the newest version. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const db = new Database(options);
  try {
    await db.read(() => db.exec(SETTINGS));
    await migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
