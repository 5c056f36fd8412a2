import * as z from "zod/mini";
import { PICTURE_LIMITS, PICTURE_TYPES } from "../picture/picture-limits.ts";
import { imageSchema } from "../recipe/recipe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idempotencyKey, success, userIdQuery } from "./fields.ts";

export const uploadPicture = defineEndpoint({
  method: "post",
  path: "/api/media",
  access: "user",
  viewers: "refused",
  rate: "picture",
  summary: "Keeps a picture as WebP without its metadata; `image` is what a recipe then carries.",
  query: userIdQuery,
  headers: idempotencyKey,
  raw: {
    types: PICTURE_TYPES,
    limit: PICTURE_LIMITS.bytes,
    wrongType: "picture-kind",
    tooLarge: "picture-too-large",
  },
  response: z.object({ success, image: imageSchema }),
  status: 201,
});

export const getPicture = defineEndpoint({
  method: "get",
  path: "/media/:file",
  access: "public",
  summary:
    "A picture in one width; it never changes. Whoever knows its address may see it, unless only private recipes show it: then who may see one of these.",
  params: z.object({ file: z.string() }),
  response: z.instanceof(Uint8Array),
  file: "image/webp",
});
