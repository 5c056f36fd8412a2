import type { Household } from "@larder/domain/account/own-account";
import { type Model, Schema } from "mongoose";
import { HOUSEHOLD_ID, type HouseholdStore } from "../../ports/sign-in-stores.ts";
import type { Mongo } from "./mongo.ts";

export type HouseholdDocument = Household & { _id: string };

export const householdDocumentSchema = new Schema<HouseholdDocument>(
  { _id: String, name: String, joining: String },
  { versionKey: false },
);

export function createHouseholdStore(mongo: Mongo, households: Model<HouseholdDocument>): HouseholdStore {
  return {
    get: () =>
      mongo.run(async () => {
        const found = await households.findById(HOUSEHOLD_ID).lean();
        return found && { name: found.name, joining: found.joining };
      }),
    set: (household) =>
      mongo.run(async () => {
        await households.updateOne({ _id: HOUSEHOLD_ID }, { $set: household }, { upsert: true });
      }),
  };
}
