import { BLOCK_LIMITS, type Block } from "@larder/domain/community/block";
import { cleanLine } from "@larder/domain/text/clean-text";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

export type BlocksService = ReturnType<typeof createBlocksService>;

/** Creates the service for the users whom a user has blocked. */
export function createBlocksService({ store, clock }: Pick<Ports, "store" | "clock">) {
  const { blocks } = store;
  return {
    list: async (uid: string): Promise<Block[]> =>
      (await blocks.list(uid)).map(({ userId, name, createdAt }) => ({ userId, name, createdAt })),

    /**
     * Blocks a user. Nothing is looked up about them, so that no answer tells who exists or what their name is.
     *
     * @param name the name by which `uid` knows them
     * @throws AppError `bad-input` for the user themself, `blocks-full`
     */
    async add(uid: string, blockedId: string, name: string): Promise<void> {
      if (blockedId === uid) {
        throw new AppError("bad-input", {
          details: { issues: [{ path: "params.id", message: "Expected another user." }] },
        });
      }
      const block = { uid, userId: blockedId, name: cleanLine(name), createdAt: clock().toISOString() };
      if (!(await blocks.put(block, BLOCK_LIMITS.people))) throw new AppError("blocks-full");
    },

    remove: (uid: string, blockedId: string): Promise<void> => blocks.remove(uid, blockedId),
  };
}
