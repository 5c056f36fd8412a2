import type { House } from "@larder/domain/account/own-account";
import { type Model, Schema } from "mongoose";
import type { HouseStore } from "../../ports/sign-in-stores.ts";
import type { Mongo } from "./mongo.ts";

export type HouseDocument = House & { _id: string };

export const houseDocumentSchema = new Schema<HouseDocument>(
  { _id: String, kitchen: String, joining: String },
  { versionKey: false },
);

const ID = "house";

export function createHouseStore(mongo: Mongo, houses: Model<HouseDocument>): HouseStore {
  return {
    get: () =>
      mongo.run(async () => {
        const found = await houses.findById(ID).lean();
        return found && { kitchen: found.kitchen, joining: found.joining };
      }),
    set: (house) =>
      mongo.run(async () => {
        await houses.updateOne({ _id: ID }, { $set: house }, { upsert: true });
      }),
  };
}
