import {
  removePushSubscription,
  removePushTimer,
  setPushSubscription,
  setPushTimer,
} from "@larder/domain/contract/push";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { cookingStore } from "@/lib/timers/cooking-store";
import { endTimerPush, startTimerPush } from "@/lib/timers/timer-push";
import { fakeApi } from "@/testing/fake-api";

const PUBLIC_KEY = `B${"A".repeat(86)}`;
const SUBSCRIPTION = {
  endpoint: "https://fcm.googleapis.com/fcm/send/phone",
  keys: { p256dh: `B${"B".repeat(86)}`, auth: "C".repeat(22) },
};

let permission: NotificationPermission;
let subscribed: object | null;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  permission = "granted";
  subscribed = null;
  localStorage.removeItem("larder-pushed-timers");
  api = fakeApi();
  for (const endpoint of [setPushSubscription, removePushSubscription, setPushTimer, removePushTimer])
    api.answer(endpoint, { success: true });
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => {
      subscribed = {
        options: { applicationServerKey: null },
        toJSON: () => SUBSCRIPTION,
        unsubscribe: async () => {
          subscribed = null;
          return true;
        },
      };
      return subscribed;
    },
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ active: {}, pushManager }) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
});

function start() {
  const end = startTimerPush({ userId: "ana", language: "es", publicKey: PUBLIC_KEY });
  onTestFinished(end);
  return end;
}

function startTimer(id: string, fields = {}) {
  const recipe = { slug: "soup-1", name: "Soup" };
  const position = { step: 0, subStep: 0 };
  cookingStore.do({
    type: "start-timer",
    timer: { id, name: "Simmer", recipe, position, seconds: 600, maxSeconds: null, ...fields },
  });
}

const settled = (check: () => void) => vi.waitFor(check, { timeout: 2_000 });
const bodiesOf = (endpoint: Parameters<typeof api.callsOf>[0]) =>
  api.callsOf(endpoint).map(({ body }) => body);

describe("the timers of the cooking state", () => {
  it("are reported to the server with their deadline, after this browser", async () => {
    start();
    startTimer("t1");
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(1));
    const endsAt = new Date(cookingStore.get().timers[0]?.endsAt ?? 0).toISOString();
    expect(bodiesOf(setPushSubscription)).toEqual([SUBSCRIPTION]);
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "PUT /api/push/subscription",
      "PUT /api/push/timers/t1",
    ]);
    expect(bodiesOf(setPushTimer)).toEqual([
      { endsAt, name: "Simmer", recipe: { slug: "soup-1", name: "Soup" }, message: "done", language: "es" },
    ]);
  });

  it("are reported anew when the deadline moves, and cancelled when they pause or are removed", async () => {
    start();
    startTimer("t1");
    startTimer("t2");
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(2));
    cookingStore.do({ type: "adjust-timer", id: "t1", byMinutes: 1 });
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(3));
    cookingStore.do({ type: "pause-timer", id: "t1" });
    cookingStore.do({ type: "remove-timer", id: "t2" });
    await settled(() => expect(api.callsOf(removePushTimer)).toHaveLength(2));
    cookingStore.do({ type: "resume-timer", id: "t1" });
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(4));
    expect(api.callsOf(setPushSubscription)).toHaveLength(1);
  });

  it("are cancelled when they were removed while no page was open", async () => {
    const end = start();
    startTimer("t1");
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(1));
    end();
    cookingStore.do({ type: "remove-timer", id: "t1" });
    expect(api.callsOf(removePushTimer)).toHaveLength(0);
    start();
    await settled(() => expect(api.callsOf(removePushTimer)).toHaveLength(1));
  });

  it("stay here until notifications are allowed", async () => {
    permission = "default";
    start();
    startTimer("t1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.calls).toEqual([]);
    permission = "granted";
    cookingStore.do({ type: "rename-timer", id: "t1", name: "Rest" });
    await settled(() => expect(bodiesOf(setPushTimer)).toMatchObject([{ name: "Rest" }]));
  });

  it("are reported when the connection is back", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    start();
    startTimer("t1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    api = fakeApi();
    for (const endpoint of [setPushSubscription, setPushTimer]) api.answer(endpoint, { success: true });
    dispatchEvent(new Event("online"));
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(1));
  });

  it("are reported although another one is refused", async () => {
    api.refuse(setPushTimer, 400, "push-timers-full");
    start();
    startTimer("t1");
    startTimer("t2");
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.callsOf(setPushTimer)).toHaveLength(2);
  });
});

describe("signing out", () => {
  it("cancels the reported timers, and ends the subscription here and on the server", async () => {
    start();
    startTimer("t1");
    await settled(() => expect(api.callsOf(setPushTimer)).toHaveLength(1));
    await endTimerPush("ana");
    expect(api.callsOf(removePushTimer).map(({ path }) => path)).toEqual(["/api/push/timers/t1"]);
    expect(bodiesOf(removePushSubscription)).toEqual([{ endpoint: SUBSCRIPTION.endpoint }]);
    expect(subscribed).toBeNull();
  });

  it("report the timer of a step too, once, also after the step was left", async () => {
    start();
    cookingStore.do({ type: "begin", slug: "soup-1", name: "Soup", steps: 2, servings: null });
    cookingStore.do({ type: "go-to", slug: "soup-1", stepIndex: 0 });
    const details = { name: "Simmer sauce, 10 min", subStep: 0, seconds: 600, maxSeconds: null };
    cookingStore.do({ type: "start-step-timer", slug: "soup-1", seconds: 600, details });
    await settled(() => expect(bodiesOf(setPushTimer)).toMatchObject([{ name: "Simmer sauce, 10 min" }]));
    cookingStore.do({ type: "go-to", slug: "soup-1", stepIndex: 1 });
    startTimer("other");
    await settled(() => expect(bodiesOf(setPushTimer)).toHaveLength(2));
    expect(api.callsOf(removePushTimer)).toEqual([]);
  });
});
