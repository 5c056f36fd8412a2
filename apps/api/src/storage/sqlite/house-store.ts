import { houseSchema } from "@larder/domain/account/own-account";
import type { HouseStore } from "../../ports/sign-in-stores.ts";
import { text } from "./columns.ts";
import type { Database } from "./database.ts";

export function createHouseStore(db: Database): HouseStore {
  return {
    get: () =>
      db.read(() => {
        const row = db.row("SELECT document FROM house WHERE id = 1");
        return row ? houseSchema.parse(JSON.parse(text(row, "document"))) : null;
      }),
    set: (house) =>
      db.write(() => {
        db.run("INSERT OR REPLACE INTO house (id, document) VALUES (1, ?)", JSON.stringify(house));
      }),
  };
}
