import { cancelCall } from "@larder/domain/contract/calls";
import { AppError } from "../../http/errors/app-error.ts";
import type { Idempotency } from "../../http/routing/idempotency.ts";
import type { Route } from "../../http/routing/route.ts";

export function callsRoutes(route: Route, { cancel }: Pick<Idempotency, "cancel">): void {
  route(cancelCall, async ({ user, params }) => {
    if (!(await cancel(user.uid, params.id))) throw new AppError("not-found");
    return {};
  });
}
