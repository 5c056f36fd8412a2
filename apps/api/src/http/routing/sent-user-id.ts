import { AppError } from "../errors/app-error.ts";

/**
 * A `userId` that a client sends is only compared with the session, never used: whatever is done is done for the
 * session's user.
 *
 * @throws AppError 400 when it is no text, 403 when it is somebody else's
 */
export function compareSentUserId(sources: { query: unknown; body: unknown }, uid: string | undefined): void {
  for (const [part, source] of Object.entries(sources)) {
    if (typeof source !== "object" || source === null || !Object.hasOwn(source, "userId")) continue;
    const sent: unknown = Reflect.get(source, "userId");
    if (sent === undefined) continue;
    if (typeof sent !== "string" || sent === "") {
      throw new AppError("bad-input", {
        details: { issues: [{ path: `${part}.userId`, message: "Expected one user id." }] },
      });
    }
    if (sent !== uid) throw new AppError("not-you");
  }
}
