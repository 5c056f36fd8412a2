import { blockUser, listBlocks, unblockUser } from "@larder/domain/contract/blocks";
import type { Route } from "../../http/routing/route.ts";
import type { BlocksService } from "./blocks.service.ts";

export function blocksRoutes(route: Route, service: BlocksService): void {
  route(listBlocks, async ({ user }) => ({ blocks: await service.list(user.uid) }));
  route(blockUser, async ({ user, params, body }) => {
    await service.add(user.uid, params.id, body.name);
    return {};
  });
  route(unblockUser, async ({ user, params }) => {
    await service.remove(user.uid, params.id);
    return {};
  });
}
