import type { Generation } from "@larder/domain/generation/generation";
import type { GenerationStore } from "../../ports/generation-store.ts";
import { RECIPES_FOR_A_QUERY } from "../shared/limits.ts";
import { withOutputMode } from "../shared/renamed-fields.ts";
import { integer, text, textOrNull } from "./columns.ts";
import type { Database } from "./database.ts";
import { findDocument, insertDocument, listDocuments, putDocument } from "./documents.ts";

export function createGenerationStore(db: Database): GenerationStore {
  return {
    begin: (generation, lostBefore) =>
      db.write(() => {
        const { uid } = generation;
        db.run(
          `UPDATE generations SET document = json_set(document, '$.outcome', 'failed')
           WHERE uid = ? AND outcome = 'running' AND created_at < ?`,
          uid,
          lostBefore,
        );
        if (db.row("SELECT 1 FROM generations WHERE uid = ? AND outcome = 'running'", uid)) return false;
        insertDocument(db, "generations", generation);
        return true;
      }),
    end: (id, result) =>
      db.write(() => {
        const generation = findDocument<Generation>(db, "generations", id);
        if (generation) putDocument(db, "generations", { ...generation, ...result });
      }),
    spent: (since, uid) =>
      db.read(() => {
        const row = db.row(
          `SELECT count(*) AS questions, coalesce(sum(credits), 0) AS credits FROM generations
           WHERE ${of(uid)} AND created_at >= ?`,
          ...(uid === undefined ? [] : [uid]),
          since,
        );
        return { questions: integer(row, "questions"), credits: integer(row, "credits") };
      }),
    oldestSpent: (since, uid) =>
      db.read(() => {
        const row = db.row(
          `SELECT min(created_at) AS oldest FROM generations
           WHERE ${of(uid)} AND created_at >= ? AND credits > 0`,
          ...(uid === undefined ? [] : [uid]),
          since,
        );
        return row ? textOrNull(row, "oldest") : null;
      }),
    recipesFor: (queryKey, since, uid) =>
      db.read(() =>
        db
          .rows(
            `SELECT g.recipe_id FROM generations g JOIN recipes r ON r.id = g.recipe_id
             WHERE g.query_key = ? AND g.recipe_id IS NOT NULL AND g.created_at >= ?
               AND (r.visibility <> ? OR r.user_id = ?)
             ORDER BY g.created_at DESC, g.id DESC LIMIT ${RECIPES_FOR_A_QUERY}`,
            queryKey,
            since,
            "draft",
            uid,
          )
          .map((row) => text(row, "recipe_id")),
      ),
    list: (page) =>
      db.read(() => {
        const found = listDocuments<Generation>(db, "generations", { column: "uid", value: undefined }, page);
        return { ...found, items: found.items.map(withOutputMode) };
      }),
    removeOlderThan: (at) =>
      db.write(() => {
        db.run("DELETE FROM generations WHERE created_at < ?", at);
      }),
  };
}

function of(uid: string | undefined): string {
  return uid === undefined ? "true" : "uid = ?";
}
