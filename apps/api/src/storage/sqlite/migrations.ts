import { StoreUnavailable } from "../../ports/store.ts";
import { integer } from "./columns.ts";
import type { Database } from "./database.ts";
import { isConstraint } from "./sqlite-error.ts";

/** Marks a file as ours, so that another program's database is never migrated: "Lard". */
const APPLICATION_ID = 0x4c617264;

/**
 * The migrations from each version to the next; a database stores its version in `user_version`. Append, never edit: a
 * released entry has run on users' databases.
 */
export const MIGRATIONS: readonly string[] = [
  `
  -- What recipes are found and ordered by. What is shown of them lies apart: small rows make a scan quick.
  CREATE TABLE recipes (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    source_url TEXT UNIQUE,
    user_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    version INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    bookmark_count INTEGER NOT NULL DEFAULT 0,
    folded_name TEXT NOT NULL,
    folded_lines TEXT NOT NULL
  ) STRICT;
  CREATE INDEX recipes_new ON recipes (visibility, created_at, id);
  CREATE INDEX recipes_popular ON recipes (visibility, bookmark_count, created_at, id);
  CREATE INDEX recipes_owner ON recipes (user_id, created_at, id);

  CREATE TABLE recipe_summaries (
    seq INTEGER PRIMARY KEY REFERENCES recipes ON DELETE CASCADE,
    summary TEXT NOT NULL
  ) STRICT;

  CREATE TABLE recipe_documents (
    seq INTEGER PRIMARY KEY REFERENCES recipes ON DELETE CASCADE,
    document TEXT NOT NULL,
    original_json TEXT
  ) STRICT;

  CREATE TABLE recipe_tags (
    tag TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES recipes ON DELETE CASCADE,
    PRIMARY KEY (tag, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recipe_tags_recipe ON recipe_tags (seq);

  -- Which recipes hold three characters in a row; where they stand is not kept, for what is found is compared with
  -- the text anyhow. The text comes folded, so the tokenizer must not fold it once more by a rule of its own.
  CREATE VIRTUAL TABLE recipe_search USING fts5(
    lines, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
  );

  CREATE TABLE bookmarks (
    uid TEXT NOT NULL,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    UNIQUE (uid, recipe_id)
  ) STRICT;
  CREATE INDEX bookmarks_recipe ON bookmarks (recipe_id);

  CREATE TABLE toggle_keys (
    uid TEXT NOT NULL,
    recipe_id TEXT NOT NULL,
    key TEXT NOT NULL,
    is_bookmarked INTEGER NOT NULL,
    used_at TEXT NOT NULL,
    PRIMARY KEY (uid, recipe_id, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX toggle_keys_age ON toggle_keys (used_at);

  CREATE TABLE users (
    id TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    preferred_language TEXT NOT NULL
  ) STRICT;

  CREATE TABLE feedback (
    id TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL,
    created_at TEXT NOT NULL AS (document ->> '$.createdAt'),
    done INTEGER NOT NULL AS (document ->> '$.done')
  ) STRICT;
  CREATE INDEX feedback_new ON feedback (created_at, id);

  CREATE TABLE requests (
    id TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL,
    created_at TEXT NOT NULL AS (document ->> '$.createdAt'),
    status TEXT NOT NULL AS (document ->> '$.status')
  ) STRICT;
  CREATE INDEX requests_new ON requests (created_at, id);

  CREATE TABLE admin_sessions (
    token_hash TEXT PRIMARY KEY,
    uid TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_seen_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX admin_sessions_age ON admin_sessions (created_at);
  `,
  `
  CREATE TABLE generations (
    id TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL,
    created_at TEXT NOT NULL AS (document ->> '$.createdAt'),
    uid TEXT NOT NULL AS (document ->> '$.uid'),
    outcome TEXT NOT NULL AS (document ->> '$.outcome'),
    credits INTEGER NOT NULL AS (document ->> '$.credits'),
    query_key TEXT AS (document ->> '$.queryKey'),
    recipe_id TEXT AS (document ->> '$.recipeId')
  ) STRICT;
  CREATE INDEX generations_new ON generations (created_at, id);
  CREATE INDEX generations_user ON generations (uid, created_at);
  CREATE INDEX generations_query ON generations (query_key, created_at) WHERE recipe_id IS NOT NULL;
  -- A user has one place.
  CREATE UNIQUE INDEX generations_running ON generations (uid) WHERE outcome = 'running';
  `,
  `
  CREATE TABLE cooking_notes (
    uid TEXT NOT NULL,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    rating INTEGER,
    note TEXT NOT NULL,
    cooked TEXT NOT NULL,
    UNIQUE (uid, recipe_id)
  ) STRICT;
  CREATE INDEX cooking_notes_recipe ON cooking_notes (recipe_id);
  `,
  `
  CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX push_subscriptions_user ON push_subscriptions (uid, created_at);

  CREATE TABLE push_timers (
    uid TEXT NOT NULL,
    id TEXT NOT NULL,
    document TEXT NOT NULL,
    due_at TEXT NOT NULL,
    claim TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    waiting TEXT,
    UNIQUE (uid, id)
  ) STRICT;
  CREATE INDEX push_timers_due ON push_timers (due_at);
  `,
  `
  CREATE TABLE counters (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    ends_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX counters_end ON counters (ends_at);
  `,
  `
  -- Summaries name what was assumed, so that no list shows a default as a fact.
  UPDATE recipe_summaries SET summary = json_set(summary, '$.assumed', json(document -> '$.assumed'))
  FROM recipe_documents
  WHERE recipe_documents.seq = recipe_summaries.seq AND json_valid(document) AND json_valid(summary)
    AND document -> '$.assumed' IS NOT NULL;
  `,
  `
  -- Bookmarks first, then how often it was cooked; see popularity.ts.
  ALTER TABLE recipes RENAME COLUMN bookmark_count TO popularity;
  UPDATE recipes SET popularity = 1048576 * (SELECT count(*) FROM bookmarks WHERE recipe_id = recipes.id)
    + min(1048575, (
      SELECT coalesce(sum(CASE WHEN json_valid(cooked) THEN json_array_length(cooked) END), 0)
      FROM cooking_notes WHERE recipe_id = recipes.id
    ));
  `,
  `ALTER TABLE users ADD COLUMN display_name TEXT NOT NULL DEFAULT '';`,
  `ALTER TABLE users ADD COLUMN name_on_recipes INTEGER NOT NULL DEFAULT 0;`,
  `
  CREATE TABLE idempotency_keys (
    uid TEXT NOT NULL,
    call TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    claim TEXT NOT NULL,
    answer TEXT,
    ends_at TEXT NOT NULL,
    UNIQUE (uid, call, key)
  ) STRICT;
  CREATE INDEX idempotency_keys_user ON idempotency_keys (uid);
  CREATE INDEX idempotency_keys_end ON idempotency_keys (ends_at);
  `,
  `ALTER TABLE users ADD COLUMN sign_in_provider TEXT NOT NULL DEFAULT '';`,
  `ALTER TABLE users ADD COLUMN restrictions TEXT NOT NULL DEFAULT '';`,
  `
  -- What a recipe has, under the rules of an examiner: a bit for each content, and the ids of foods between bars.
  CREATE TABLE recipe_foods (
    seq INTEGER PRIMARY KEY REFERENCES recipes ON DELETE CASCADE,
    examiner TEXT NOT NULL,
    contents INTEGER NOT NULL,
    foods TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- Summaries name the language of the recipe, in which browsers read and hyphenate its name.
  UPDATE recipe_summaries SET summary = json_set(summary, '$.language', document ->> '$.language')
  FROM recipe_documents
  WHERE recipe_documents.seq = recipe_summaries.seq AND json_valid(document) AND json_valid(summary)
    AND document ->> '$.language' IS NOT NULL;
  `,
  `
  -- The total time, for the order of the shortest: see sortedMinutes. A recipe without one is after all others.
  ALTER TABLE recipes ADD COLUMN minutes INTEGER NOT NULL DEFAULT 86401;
  UPDATE recipes SET minutes = CAST(round(total) AS INTEGER) FROM (
    SELECT seq AS of, CASE WHEN summary ->> '$.assumed' LIKE '%"duration"%' THEN summary ->> '$.reckonedMinutes'
      ELSE summary ->> '$.duration.total_time_minutes' END AS total
    FROM recipe_summaries WHERE json_valid(summary)
  ) WHERE of = recipes.seq AND total > 0;
  CREATE INDEX recipes_name ON recipes (visibility, folded_name, created_at DESC, id DESC);
  CREATE INDEX recipes_shortest ON recipes (visibility, minutes, created_at DESC, id DESC);
  `,
  `
  CREATE TABLE api_tokens (
    id TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    last_used_at TEXT
  ) STRICT;
  CREATE INDEX api_tokens_user ON api_tokens (uid, created_at);
  `,
  `
  ALTER TABLE users ADD COLUMN account TEXT NOT NULL DEFAULT '';
  ALTER TABLE users ADD COLUMN login_key TEXT;
  ALTER TABLE users ADD COLUMN last_seen_at TEXT NOT NULL DEFAULT '';
  CREATE UNIQUE INDEX users_login ON users (login_key) WHERE login_key IS NOT NULL;

  CREATE TABLE sign_in_sessions (
    id TEXT NOT NULL UNIQUE,
    secret_hash TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_seen_at TEXT NOT NULL,
    browser TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sign_in_sessions_user ON sign_in_sessions (uid);

  CREATE TABLE sign_in_links (
    id TEXT NOT NULL UNIQUE,
    secret_hash TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    role TEXT NOT NULL,
    uid TEXT,
    uses_left INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    note TEXT NOT NULL
  ) STRICT;

  CREATE TABLE household (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    document TEXT NOT NULL
  ) STRICT;
  `,
  // The triggers follow the accounts, however a row of a user comes, changes or goes.
  `
  ALTER TABLE sign_in_sessions ADD COLUMN provider TEXT;
  CREATE TABLE user_identities (key TEXT PRIMARY KEY, uid TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX user_identities_user ON user_identities (uid);
  CREATE TRIGGER users_identities_added AFTER INSERT ON users WHEN json_valid(NEW.account) BEGIN
    DELETE FROM user_identities WHERE uid = NEW.id;
    INSERT INTO user_identities (key, uid)
      SELECT (value ->> 'issuer') || ' ' || (value ->> 'subject'), NEW.id FROM json_each(NEW.account, '$.identities');
  END;
  CREATE TRIGGER users_identities_changed AFTER UPDATE OF account ON users WHEN json_valid(NEW.account) BEGIN
    DELETE FROM user_identities WHERE uid = NEW.id;
    INSERT INTO user_identities (key, uid)
      SELECT (value ->> 'issuer') || ' ' || (value ->> 'subject'), NEW.id FROM json_each(NEW.account, '$.identities');
  END;
  CREATE TRIGGER users_identities_removed AFTER DELETE ON users BEGIN
    DELETE FROM user_identities WHERE uid = OLD.id;
  END;
  `,
  // No call reads a table from end to end: see no-scans.test.ts.
  `
  CREATE INDEX feedback_done ON feedback (done, created_at, id);
  CREATE INDEX requests_status ON requests (status, created_at, id);
  CREATE INDEX admin_sessions_user ON admin_sessions (uid);
  CREATE INDEX sign_in_sessions_begun ON sign_in_sessions (created_at);
  CREATE INDEX sign_in_sessions_seen ON sign_in_sessions (last_seen_at);
  CREATE INDEX sign_in_links_kind ON sign_in_links (kind, created_at);
  CREATE INDEX sign_in_links_user ON sign_in_links (uid);
  -- The condition is that of own-account-store.ts, word for word.
  CREATE INDEX users_administrators ON users (id) WHERE CASE WHEN json_valid(account)
    THEN account ->> '$.role' = 'administrator' AND account ->> '$.suspendedAt' IS NULL END;

  -- The tags of shared recipes with their numbers, which triggers keep. A recipe that goes loses its tags while its
  -- visibility is still known.
  CREATE TABLE tag_counts (tag TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO tag_counts SELECT tag, count(*) FROM recipe_tags JOIN recipes USING (seq)
    WHERE visibility = 'shared' GROUP BY tag;
  CREATE TRIGGER recipe_tags_added AFTER INSERT ON recipe_tags
  WHEN (SELECT visibility FROM recipes WHERE seq = NEW.seq) = 'shared' BEGIN
    INSERT INTO tag_counts VALUES (NEW.tag, 1) ON CONFLICT (tag) DO UPDATE SET n = n + 1;
  END;
  CREATE TRIGGER recipe_tags_removed AFTER DELETE ON recipe_tags
  WHEN (SELECT visibility FROM recipes WHERE seq = OLD.seq) = 'shared' BEGIN
    UPDATE tag_counts SET n = n - 1 WHERE tag = OLD.tag;
    DELETE FROM tag_counts WHERE tag = OLD.tag AND n <= 0;
  END;
  CREATE TRIGGER recipes_tags_shared AFTER UPDATE OF visibility ON recipes
  WHEN OLD.visibility <> 'shared' AND NEW.visibility = 'shared' BEGIN
    INSERT INTO tag_counts SELECT tag, 1 FROM recipe_tags WHERE seq = NEW.seq
      ON CONFLICT (tag) DO UPDATE SET n = n + 1;
  END;
  CREATE TRIGGER recipes_tags_hidden AFTER UPDATE OF visibility ON recipes
  WHEN OLD.visibility = 'shared' AND NEW.visibility <> 'shared' BEGIN
    UPDATE tag_counts SET n = n - 1 WHERE tag IN (SELECT tag FROM recipe_tags WHERE seq = NEW.seq);
    DELETE FROM tag_counts WHERE n <= 0 AND tag IN (SELECT tag FROM recipe_tags WHERE seq = NEW.seq);
  END;
  CREATE TRIGGER recipes_tags_removed BEFORE DELETE ON recipes BEGIN
    DELETE FROM recipe_tags WHERE seq = OLD.seq;
  END;
  `,
  // What administrators hid is told from what the owner chose. A source address is unique among shared recipes, and
  // among those of one owner.
  `
  UPDATE recipe_documents SET document = json_set(document, '$.visibility', 'shared', '$.hiddenBy', '')
    WHERE json_valid(document) AND document ->> '$.visibility' = 'hidden';
  UPDATE recipes SET source_url = user_id || ' ' || source_url
    WHERE visibility <> 'shared' AND source_url IS NOT NULL;
  ALTER TABLE recipes ADD COLUMN picture TEXT;
  UPDATE recipes SET picture = substr(url, 8, length(rtrim(substr(url, 8, length(url) - 12), '0123456789')) - 1) FROM (
    SELECT seq AS of, document ->> '$.image.url' AS url FROM recipe_documents WHERE json_valid(document)
  ) WHERE of = recipes.seq AND url LIKE '/media/%-%.webp';
  CREATE INDEX recipes_picture ON recipes (picture) WHERE picture IS NOT NULL;
  CREATE INDEX recipes_unlisted ON recipes (user_id, visibility, created_at, id);
  ALTER TABLE users ADD COLUMN default_visibility TEXT NOT NULL DEFAULT '';
  `,
  // Collections of recipes. Their entries have row numbers, by which they are moved to another store.
  `
  CREATE TABLE collections (
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    audience TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX collections_owner ON collections (user_id, updated_at, id);
  CREATE INDEX collections_audience ON collections (audience, updated_at, id);
  CREATE TABLE collection_members (
    uid TEXT NOT NULL,
    collection_id TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    PRIMARY KEY (uid, collection_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX collection_members_of ON collection_members (collection_id);
  CREATE TABLE collection_entries (
    collection_id TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    section_id TEXT,
    position REAL NOT NULL,
    added_at TEXT NOT NULL,
    added_by TEXT NOT NULL,
    is_shared INTEGER NOT NULL,
    UNIQUE (collection_id, recipe_id)
  ) STRICT;
  CREATE INDEX collection_entries_order ON collection_entries (collection_id, position, recipe_id);
  CREATE INDEX collection_entries_recipe ON collection_entries (recipe_id, is_shared);
  CREATE INDEX collection_entries_shared ON collection_entries (collection_id, recipe_id) WHERE is_shared = 1;
  CREATE INDEX collection_entries_added ON collection_entries (added_by);
  CREATE INDEX users_email ON users (email);
  `,
  // What a list shows stands before the content, which may be long and is then stored on pages of its own.
  `
  CREATE TABLE recipe_versions (
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    saved_at TEXT NOT NULL,
    replaced_at TEXT NOT NULL,
    name TEXT NOT NULL,
    changed TEXT NOT NULL,
    picture TEXT,
    bytes INTEGER NOT NULL,
    content TEXT NOT NULL,
    UNIQUE (recipe_id, version)
  ) STRICT;
  CREATE INDEX recipe_versions_picture ON recipe_versions (picture) WHERE picture IS NOT NULL;
  `,
  `
  CREATE TABLE public_links (
    id TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    target_kind TEXT NOT NULL,
    target_id TEXT NOT NULL,
    shown_name TEXT NOT NULL,
    allows_indexing INTEGER NOT NULL,
    shows_unlisted INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    ends_at TEXT
  ) STRICT;
  CREATE INDEX public_links_of_user ON public_links (uid, created_at);
  CREATE INDEX public_links_to ON public_links (target_id, target_kind);
  `,
  // What users say of each other's recipes, and what they do not want to see.
  `
  CREATE TABLE public_ratings (
    uid TEXT NOT NULL,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    stars INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (uid, recipe_id)
  ) STRICT;
  CREATE INDEX public_ratings_recipe ON public_ratings (recipe_id, stars);

  CREATE TABLE comments (
    id TEXT NOT NULL UNIQUE,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    uid TEXT NOT NULL,
    text TEXT NOT NULL,
    image TEXT,
    picture_id TEXT,
    created_at TEXT NOT NULL,
    hidden_by TEXT
  ) STRICT;
  CREATE INDEX comments_recipe ON comments (recipe_id, created_at, id);
  CREATE INDEX comments_user ON comments (uid, recipe_id, created_at);
  CREATE INDEX comments_picture ON comments (picture_id) WHERE picture_id IS NOT NULL;
  CREATE INDEX comments_hidden_by ON comments (hidden_by) WHERE hidden_by IS NOT NULL;

  CREATE TABLE reports (
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
    comment_id TEXT REFERENCES comments (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX reports_new ON reports (created_at, id);
  CREATE INDEX reports_status ON reports (status, created_at, id);
  CREATE INDEX reports_recipe ON reports (recipe_id);
  CREATE INDEX reports_comment ON reports (comment_id);

  CREATE TABLE report_entries (
    report_id TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    uid TEXT,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (report_id, uid)
  ) STRICT;
  CREATE INDEX report_entries_user ON report_entries (uid);

  CREATE TABLE blocks (
    uid TEXT NOT NULL,
    blocked_id TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (uid, blocked_id)
  ) STRICT;
  CREATE INDEX blocks_blocked ON blocks (blocked_id);

  CREATE TABLE notices (
    id TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    text TEXT NOT NULL,
    about TEXT NOT NULL,
    quote TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX notices_user ON notices (uid, created_at);
  `,
  // A recipe shows several pictures, and so does a version of it.
  `
  CREATE TABLE recipe_pictures (
    picture TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES recipes ON DELETE CASCADE,
    PRIMARY KEY (picture, seq)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO recipe_pictures SELECT picture, seq FROM recipes WHERE picture IS NOT NULL;
  CREATE INDEX recipe_pictures_recipe ON recipe_pictures (seq);
  DROP INDEX recipes_picture;
  ALTER TABLE recipes DROP COLUMN picture;

  CREATE TABLE version_pictures (
    picture TEXT NOT NULL,
    recipe_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (picture, recipe_id, version),
    FOREIGN KEY (recipe_id, version) REFERENCES recipe_versions (recipe_id, version) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  INSERT INTO version_pictures SELECT picture, recipe_id, version FROM recipe_versions WHERE picture IS NOT NULL;
  CREATE INDEX version_pictures_version ON version_pictures (recipe_id, version);
  DROP INDEX recipe_versions_picture;
  ALTER TABLE recipe_versions DROP COLUMN picture;
  `,
  // Imports of whole collections. A list reads the document of an entry, whose texts are stored behind it.
  `
  CREATE TABLE imports (
    id TEXT NOT NULL UNIQUE,
    uid TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    is_unfinished INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX imports_user ON imports (uid, created_at, id);
  CREATE INDEX imports_state ON imports (state, updated_at);
  CREATE INDEX imports_unfinished ON imports (is_unfinished, created_at, id);

  CREATE TABLE import_items (
    import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    item_index INTEGER NOT NULL,
    status TEXT NOT NULL,
    has_pictures INTEGER NOT NULL,
    document TEXT NOT NULL,
    original BLOB,
    draft BLOB,
    UNIQUE (import_id, item_index)
  ) STRICT;
  CREATE INDEX import_items_status ON import_items (import_id, status, item_index, has_pictures);

  CREATE TABLE archive_sources (
    recipe_id TEXT NOT NULL UNIQUE REFERENCES recipes (id) ON DELETE CASCADE,
    uid TEXT NOT NULL,
    app TEXT NOT NULL,
    own_id TEXT,
    fingerprint TEXT NOT NULL,
    digest TEXT NOT NULL,
    stored_digest TEXT NOT NULL,
    import_id TEXT NOT NULL,
    imported_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX archive_sources_user ON archive_sources (uid);
  `,
];

/** Brings the database to the newest version, all of it or nothing; refuses a newer one and another program's. */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<void> {
  await db.write(() => {
    const version = pragma(db, "user_version");
    if (version === 0 && !isEmpty(db)) throw foreign(db);
    if (version > 0 && pragma(db, "application_id") !== APPLICATION_ID) throw foreign(db);
    if (version > migrations.length) {
      throw new StoreUnavailable(
        `The store ${db.file} was written by a newer Larder (version ${version}, this one knows ${migrations.length}). ` +
          "Start the newer Larder, or choose another DATA_DIR.",
      );
    }
    if (version === migrations.length) return;
    for (const migration of migrations.slice(version)) run(db, migration, version, migrations.length);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${migrations.length}`);
  });
}

function run(db: Database, migration: string, from: number, to: number): void {
  try {
    db.exec(migration);
  } catch (cause) {
    if (!isConstraint(cause)) throw cause;
    throw new StoreUnavailable(
      `The store ${db.file} cannot be brought from version ${from} to ${to}: ${cause.message}. ` +
        "Nothing was changed: mend these rows, or start the Larder that wrote them.",
      { cause },
    );
  }
}

function pragma(db: Database, name: "user_version" | "application_id"): number {
  return integer(db.row(`PRAGMA ${name}`), name);
}

function isEmpty(db: Database): boolean {
  return db.row("SELECT 1 FROM sqlite_schema LIMIT 1") === undefined;
}

function foreign(db: Database): StoreUnavailable {
  return new StoreUnavailable(
    `The file ${db.file} is another program's database. Move it away, or choose another DATA_DIR.`,
  );
}
