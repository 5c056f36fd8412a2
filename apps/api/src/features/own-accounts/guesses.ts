import { createHash } from "node:crypto";
import { addressBlock } from "../../http/client/address-block.ts";
import { tooManyAttempts } from "../../http/limits/count-attempt.ts";
import type { CounterStore } from "../../ports/counter-store.ts";

const WINDOW_MS = 15 * 60_000;
/** The wrong guesses that are permitted in a window. */
const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;
/** What an address that did not guess before has left once an account's guesses are used up. */
const PER_OTHER_ADDRESS = 1;

export interface Guesses {
  /**
   * Counts a guess before it is checked, so that many at once do not exceed the limits, over restarts and processes. An
   * account has ten in a window from all addresses together. After them every further address has one, so that whoever
   * guesses locks out no user who knows the password; an address has thirty in all.
   *
   * @throws AppError `too-many-attempts`
   */
  begin(loginKey: string, ip: string): Promise<{ succeeded: () => Promise<void> }>;
}

export function createGuesses({
  counters,
  clock,
}: {
  counters: Pick<CounterStore, "add" | "takeBack">;
  clock: () => Date;
}): Guesses {
  return {
    async begin(loginKey, ip) {
      const account = createHash("sha256").update(loginKey).digest("base64url");
      const address = addressBlock(ip);
      const counted: { key: string; endsAt: string }[] = [];
      const now = clock();
      const count = async (key: string) => {
        const added = await counters.add(`sign-in ${key}`, now.toISOString(), WINDOW_MS);
        counted.push({ key: `sign-in ${key}`, endsAt: added.endsAt });
        return added;
      };
      const takeBack = async () => {
        for (const { key, endsAt } of counted) await counters.takeBack(key, endsAt);
      };
      const ofAddress = await count(address);
      const ofBoth = await count(`${account} ${address}`);
      // Guesses of an address that has none left must not use up those of the account.
      const isTooMany = ofAddress.count > PER_ADDRESS;
      const ofAccount = isTooMany ? null : await count(account);
      const isUsedUp = ofAccount !== null && ofAccount.count > PER_ACCOUNT;
      if (!isTooMany && !(isUsedUp && ofBoth.count > PER_OTHER_ADDRESS)) return { succeeded: takeBack };
      await takeBack();
      const endsAt = isTooMany ? ofAddress.endsAt : ofBoth.endsAt;
      throw tooManyAttempts(endsAt, now);
    },
  };
}
