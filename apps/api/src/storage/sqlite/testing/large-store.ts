import type { Database } from "../database.ts";
import { openDatabase } from "../open-database.ts";
import { storeIn } from "../sqlite-store.ts";
import { copiedRecipes } from "../../testing/copied-recipes.ts";

const RECIPES = 50_000;
const USERS = 2_000;
const PATTERNS = copiedRecipes.length;

/** Opens a store in memory with 50,000 recipes and 2,000 users, filled by statements below the store. */
export async function openLargeStore() {
  const db = await openDatabase({ file: ":memory:", busyTimeoutMs: 0 });
  const store = storeIn(db);
  await store.transfer.write("recipes", copiedRecipes);
  await db.write(() => {
    copyRecipes(db);
    addUsers(db);
  });
  return { db, store };
}

/** Every copy has the number of its pattern plus a multiple of the number of patterns. */
function copyRecipes(db: Database): void {
  const copies = `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ${RECIPES / PATTERNS - 1})`;
  const seq = `p.seq + n * ${PATTERNS}`;
  const id = `'recipe-' || (p.seq - 1 + n * ${PATTERNS})`;
  db.exec(`
    ${copies} INSERT INTO recipes (seq, id, slug, user_id, created_at, version, visibility, popularity, folded_name, folded_lines, minutes)
      SELECT ${seq}, ${id}, ${id}, 'user-' || ((p.seq - 1 + n * ${PATTERNS}) % ${USERS}),
        strftime('%Y-%m-%dT%H:%M:%fZ', p.created_at, '+' || (n * ${PATTERNS}) || ' seconds'),
        version, visibility, 1048576 * (n % 3), folded_name, folded_lines, minutes + n % 50
      FROM recipes p, copy;
    ${copies} INSERT INTO recipe_documents (seq, document)
      SELECT ${seq}, json_set(document, '$.id', ${id}, '$.slug', ${id}) FROM recipe_documents p, copy;
    ${copies} INSERT INTO recipe_summaries (seq, summary)
      SELECT ${seq}, json_set(summary, '$.id', ${id}, '$.slug', ${id}) FROM recipe_summaries p, copy;
    ${copies} INSERT INTO recipe_tags (tag, seq) SELECT tag, ${seq} FROM recipe_tags p, copy ORDER BY tag;
    ${copies} INSERT INTO recipe_foods (seq, examiner, contents, foods)
      SELECT ${seq}, examiner, contents, foods FROM recipe_foods p, copy;
    INSERT INTO recipe_search (rowid, lines) SELECT seq, folded_lines FROM recipes WHERE seq > ${PATTERNS};
  `);
}

/** Users with an account, and five bookmarks, a note, a rating, a comment, a message, a request, a session and a token each. */
function addUsers(db: Database): void {
  const users = `WITH RECURSIVE u (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM u WHERE n < ${USERS - 1})`;
  const at = "strftime('%Y-%m-%dT%H:%M:%fZ', '2025-06-01', '+' || n || ' minutes')";
  const account = `json_object('login', 'User ' || n, 'passwordHash', NULL, 'role', iif(n, 'member', 'administrator'),
    'createdAt', '2025-06-01T00:00:00.000Z', 'suspendedAt', NULL)`;
  const message = `json_object('id', 'message-' || n, 'userId', 'user-' || n, 'email', n || '@example.com',
    'content', 'Please add a soup', 'createdAt', ${at}`;
  db.exec(`
    ${users} INSERT INTO users (id, email, preferred_language, account, login_key)
      SELECT 'user-' || n, n || '@example.com', 'en', ${account}, 'user ' || n FROM u;
    ${users} INSERT INTO bookmarks (uid, recipe_id, created_at)
      SELECT 'user-' || n, 'recipe-' || ((n * 25 + value * 997) % ${RECIPES}), ${at}
      FROM u, json_each('[0,1,2,3,4]');
    ${users} INSERT INTO cooking_notes (uid, recipe_id, rating, note, cooked)
      SELECT 'user-' || n, 'recipe-' || (n * 25), 1 + n % 5, 'Good', '[]' FROM u;
    ${users} INSERT INTO public_ratings (uid, recipe_id, stars, created_at)
      SELECT 'user-' || n, 'recipe-' || (n * 25), 1 + n % 5, ${at} FROM u;
    ${users} INSERT INTO comments (id, recipe_id, uid, text, created_at)
      SELECT 'comment-' || n, 'recipe-' || (n * 25), 'user-' || n, 'Good', ${at} FROM u;
    ${users} INSERT INTO reports (id, kind, recipe_id, comment_id, status, created_at)
      SELECT 'report-' || n, 'comment', 'recipe-' || (n * 25), 'comment-' || n, iif(n % 10, 'done', 'open'), ${at} FROM u;
    ${users} INSERT INTO report_entries (report_id, uid, reason, text, created_at)
      SELECT 'report-' || n, 'user-' || n, 'other', '', ${at} FROM u;
    ${users} INSERT INTO blocks (uid, blocked_id, name, created_at)
      SELECT 'user-' || n, 'user-' || (n + 1), '', ${at} FROM u;
    ${users} INSERT INTO notices (id, uid, text, about, quote, created_at)
      SELECT 'notice-' || n, 'user-' || n, 'Please', 'recipe', 'Soup', ${at} FROM u;
    ${users} INSERT INTO feedback (id, document)
      SELECT 'message-' || n, ${message}, 'done', json(iif(n % 10, 'true', 'false'))) FROM u;
    ${users} INSERT INTO requests (id, document)
      SELECT 'message-' || n, ${message}, 'status', iif(n % 10, 'added', 'pending'), 'notes', '', 'recipe', NULL) FROM u;
    ${users} INSERT INTO generations (id, document)
      SELECT 'generation-' || n, json_object('id', 'generation-' || n, 'uid', 'user-' || n, 'kind', 'recipe',
        'createdAt', ${at}, 'outcome', 'failed', 'credits', 1) FROM u;
    ${users} INSERT INTO sign_in_sessions (id, secret_hash, uid, created_at, last_seen_at, browser)
      SELECT 'session-' || n, 'hash-' || n, 'user-' || n, ${at}, '2026-02-28T00:00:00.000Z', 'Firefox' FROM u;
    ${users} INSERT INTO sign_in_links (id, secret_hash, kind, role, uid, uses_left, created_at, expires_at, note)
      SELECT 'link-' || n, 'hash-' || n, iif(n % 2, 'reset', 'invitation'), 'member',
        iif(n % 2, 'user-' || n, NULL), 1, ${at}, '2027-01-01T00:00:00.000Z', '' FROM u WHERE n < 20;
    ${users} INSERT INTO api_tokens (id, uid, token_hash, name, scope, created_at, expires_at)
      SELECT 'token-' || n, 'user-' || n, 'hash-' || n, 'Script', 'read', ${at}, '2027-01-01T00:00:00.000Z' FROM u;
    ${users} INSERT INTO public_links
      (id, token, uid, target_kind, target_id, shown_name, allows_indexing, shows_unlisted, created_at, ends_at)
      SELECT 'link-' || n, 'token-' || n, 'user-' || n, 'recipe', 'recipe-' || n, '', 0, 0, ${at}, NULL FROM u;
    ${users} INSERT INTO admin_sessions (token_hash, uid, created_at, last_seen_at)
      SELECT 'hash-' || n, 'user-' || n, '2026-02-28T00:00:00.000Z', '2026-02-28T00:00:00.000Z' FROM u;
    ${users} INSERT INTO push_subscriptions (endpoint, uid, p256dh, auth, created_at)
      SELECT 'https://push.example/' || n, 'user-' || n, 'key', 'auth', ${at} FROM u;
    ${users} INSERT INTO push_timers (uid, id, document, due_at)
      SELECT 'user-' || n, 'timer', '{}', '2027-01-01T00:00:00.000Z' FROM u;
    ${users} INSERT INTO counters (key, count, ends_at)
      SELECT 'counter-' || n, 1, '2027-01-01T00:00:00.000Z' FROM u;
    ${users} INSERT INTO toggle_keys (uid, recipe_id, key, is_bookmarked, used_at)
      SELECT 'user-' || n, 'recipe-' || n, 'key', 1, '2026-03-01T11:00:00.000Z' FROM u;
    ${users} INSERT INTO idempotency_keys (uid, call, key, fingerprint, claim, answer, ends_at)
      SELECT 'user-' || n, 'call', 'key', '', '', '', '2027-01-01T00:00:00.000Z' FROM u;
  `);
}
