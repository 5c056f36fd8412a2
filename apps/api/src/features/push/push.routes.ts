import {
  removePushSubscription,
  removePushTimer,
  setPushSubscription,
  setPushTimer,
} from "@larder/domain/contract/push";
import type { Route } from "../../http/routing/route.ts";
import type { PushService } from "./push.service.ts";

export function pushRoutes(route: Route, service: PushService): void {
  route(setPushSubscription, async ({ user, body: { endpoint, keys } }) => {
    await service.subscribe(user.uid, { endpoint, keys });
    return {};
  });
  route(removePushSubscription, async ({ user, body }) => {
    await service.unsubscribe(user.uid, body.endpoint);
    return {};
  });
  route(setPushTimer, async ({ user, params, body: { endsAt, name, recipe, message, language } }) => {
    await service.setTimer(user.uid, params.id, { endsAt, name, recipe, message, language });
    return {};
  });
  route(removePushTimer, async ({ user, params }) => {
    await service.removeTimer(user.uid, params.id);
    return {};
  });
}
