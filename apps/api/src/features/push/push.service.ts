import { PUSH_LIMITS, type PushSubscription, type PushTimer } from "@larder/domain/account/push";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";

export type PushService = ReturnType<typeof createPushService>;

/** @param expect is called with every deadline that is set */
export function createPushService(
  { store, push, clock }: Pick<Ports, "store" | "push" | "clock">,
  expect: (endsAt: string) => void,
) {
  const { pushSubscriptions, pushTimers } = store;

  function whenOn() {
    if (!push) throw new AppError("push-disabled");
    return push;
  }

  /**
   * Returns a deadline in the form in which the store compares them.
   *
   * @throws AppError `bad-input` when it is not within three days
   */
  function deadline(endsAt: string): string {
    const ms = Date.parse(endsAt);
    const ahead = ms - clock().getTime();
    // One that has just passed rings at once: it was on its way.
    if (ahead <= PUSH_LIMITS.aheadMs && ahead > -PUSH_LIMITS.lateMs) return new Date(ms).toISOString();
    const message = "Expected a time within three days from now.";
    throw new AppError("bad-input", { details: { issues: [{ path: "body.endsAt", message }] } });
  }

  return {
    async subscribe(uid: string, subscription: PushSubscription): Promise<void> {
      if (!whenOn().accepts(subscription)) throw new AppError("push-service-unknown");
      const createdAt = clock().toISOString();
      await pushSubscriptions.put({ ...subscription, uid, createdAt }, PUSH_LIMITS.subscriptions);
    },
    async unsubscribe(uid: string, endpoint: string): Promise<void> {
      whenOn();
      await pushSubscriptions.remove(endpoint, uid);
    },
    async setTimer(uid: string, id: string, timer: PushTimer): Promise<void> {
      whenOn();
      const endsAt = deadline(timer.endsAt);
      if (!(await pushTimers.put({ ...timer, uid, id, endsAt }, PUSH_LIMITS.timers)))
        throw new AppError("push-timers-full");
      expect(endsAt);
    },
    async removeTimer(uid: string, id: string): Promise<void> {
      whenOn();
      await pushTimers.remove(uid, id);
    },
  };
}
