import * as z from "zod/mini";
import { isLoopback } from "./loopback.ts";

export const publicUrlFields = {
  PUBLIC_URL: z.optional(z.string()),
};

type PublicUrlSettings = z.output<z.ZodMiniObject<typeof publicUrlFields>>;

/** Returns the origin by which users reach the server, such as "https://larder.example"; null where no setting says it. */
export function publicUrlOf({ PUBLIC_URL }: PublicUrlSettings): string | null {
  return PUBLIC_URL === undefined ? null : (URL.parse(PUBLIC_URL)?.origin ?? null);
}

/** What is sent to providers and stands in mails must not be read or changed on the way. */
export function publicUrlProblems({ PUBLIC_URL }: PublicUrlSettings): string[] {
  if (PUBLIC_URL === undefined) return [];
  const url = URL.parse(PUBLIC_URL);
  const isOrigin = url !== null && [url.origin, `${url.origin}/`].includes(PUBLIC_URL);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  return isOrigin && isSafe
    ? []
    : [
        "PUBLIC_URL must be the https address by which users reach Larder, without a path (https://larder.example); http is allowed for localhost alone.",
      ];
}
