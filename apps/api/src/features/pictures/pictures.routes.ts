import { getPicture, uploadPicture } from "@larder/domain/contract/pictures";
import { Reply } from "../../http/answers/reply.ts";
import type { Route } from "../../http/routing/route.ts";
import type { PicturesService } from "./pictures.service.ts";

export function picturesRoutes(route: Route, service: PicturesService): void {
  route(uploadPicture, async ({ body }) => ({ image: await service.upload(body) }));
  route(getPicture, async ({ params, caller }) => {
    const { bytes, isPrivate } = await service.file(params.file, caller);
    // A file never changes, so its name is all that its ETag needs.
    return new Reply(bytes, { etag: `"${params.file}"`, isPrivate });
  });
}
