import type { AccountRestore } from "@larder/domain/account/account-restore";
import { restoreAccountData } from "@larder/domain/contract/account";
import { call } from "@/lib/api/api-client";

/** Sends a downloaded file to be read back; a browser may not know its type. */
export async function restoreOwnData(file: File): Promise<AccountRestore> {
  const body = new Blob([file], { type: "application/json" });
  return call(restoreAccountData, { query: {}, body });
}
