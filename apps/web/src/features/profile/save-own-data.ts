import { accountFileName } from "@larder/domain/account/account-data";
import { getAccountData } from "@larder/domain/contract/account";
import { call } from "@/lib/api/api-client";
import { saveFile } from "@/lib/browser/save-file";

/** Saves all stored data of the user as a file. */
export async function saveOwnData(): Promise<void> {
  const data = await call(getAccountData, { query: {} });
  saveFile(accountFileName(new Date()), JSON.stringify(data, null, 2), "application/json");
}
