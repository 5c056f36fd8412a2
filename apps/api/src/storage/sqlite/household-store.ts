import { householdSchema } from "@larder/domain/account/own-account";
import type { HouseholdStore } from "../../ports/sign-in-stores.ts";
import { text } from "./columns.ts";
import type { Database } from "./database.ts";

export function createHouseholdStore(db: Database): HouseholdStore {
  return {
    get: () =>
      db.read(() => {
        const row = db.row("SELECT document FROM household WHERE id = 1");
        return row ? householdSchema.parse(JSON.parse(text(row, "document"))) : null;
      }),
    set: (household) =>
      db.write(() => {
        db.run("INSERT OR REPLACE INTO household (id, document) VALUES (1, ?)", JSON.stringify(household));
      }),
  };
}
