import { withoutMember } from "../shared/collected.ts";
import { collectionFields, collectionOf } from "./collection-document.ts";
import type { Models } from "./models.ts";

/** Removes the collections of a user with their entries, and the user from those of others. */
export async function leaveCollections(
  { collections, collectionEntries }: Models,
  uid: string,
): Promise<void> {
  for (const { _id } of await collections.find({ userId: uid }, { _id: 1 }).lean()) {
    await collections.deleteOne({ _id });
    await collectionEntries.deleteMany({ collectionId: _id });
  }
  await replaceMember(collections, uid);
  await collectionEntries.updateMany({ addedBy: uid }, { $set: { addedBy: "" } });
}

/** Makes the collections, memberships and entries of one user another's; what fails halfway is finished by doing it again. */
export async function handOverCollections(
  { collections, collectionEntries }: Models,
  from: string,
  to: string,
): Promise<void> {
  for (const document of await collections.find({ userId: from }).lean()) {
    const collection = collectionOf(document);
    // The second user may be a member of a collection that becomes their own.
    const owned = { ...withoutMember(collection, to), userId: to, version: collection.version + 1 };
    await collections.replaceOne({ _id: document._id }, collectionFields(owned));
  }
  await replaceMember(collections, from, to);
  await collectionEntries.updateMany({ addedBy: from }, { $set: { addedBy: to } });
}

async function replaceMember(
  collections: Models["collections"],
  uid: string,
  instead?: string,
): Promise<void> {
  for (const document of await collections.find({ "members.userId": uid }).lean()) {
    const collection = collectionOf(document);
    await collections.replaceOne(
      { _id: document._id },
      collectionFields(withoutMember(collection, uid, instead)),
    );
  }
}
