import { type Household, householdSchema } from "@larder/domain/account/own-account";
import type { HouseholdStore } from "../../ports/sign-in-stores.ts";
import { text } from "./columns.ts";
import type { Database, Row } from "./database.ts";

export function createHouseholdStore(db: Database): HouseholdStore {
  return {
    get: () =>
      db.read(() => {
        const row = db.row("SELECT document FROM household WHERE id = 1");
        return row ? householdOf(row) : null;
      }),
    set: (household) => db.write(() => putHousehold(db, household)),
  };
}

export function householdOf(row: Row): Household {
  return householdSchema.parse(JSON.parse(text(row, "document")));
}

export function putHousehold(db: Database, household: Household): void {
  db.run("INSERT OR REPLACE INTO household (id, document) VALUES (1, ?)", JSON.stringify(household));
}
