import type { BrowserContext, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { newVapidKeys, startPushService } from "../apps/api/src/testing/push-service.ts";
import { addRecipe } from "./harness/add-recipe.ts";
import { testWithNotifications as test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const STEPS = [{ main_step: "Simmer", sub_steps: [{ description: "Simmer the soup for 4 seconds." }] }];

/** Makes the browser subscribe at the test's own push service: Chromium's is out of reach here. */
async function subscribeAt(context: BrowserContext, subscription: object): Promise<void> {
  await context.addInitScript((made) => {
    let current: object | null = null;
    const end = async () => {
      current = null;
      return true;
    };
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const options = { applicationServerKey: applicationServerKey.buffer };
      return (current = { options, toJSON: () => made, unsubscribe: end });
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => current });
  }, subscription);
}

/** Delivers a push to the service worker, as the browser would. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

/**
 * Returns the service worker's response to a tap on the notification: the pages that it opens and brings to the front.
 */
const tapped = (page: Page): Promise<unknown> | undefined =>
  page.context().serviceWorkers()[0]
    // A tap cannot be made here, and without one a browser lets no worker open or focus a page.
    ?.evaluate(`(async () => {
      const done = [];
      clients.openWindow = async (path) => void done.push("open " + path);
      WindowClient.prototype.focus = async function () { done.push("focus " + new URL(this.url).pathname); };
      const [notification] = await registration.getNotifications();
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      for (let waits = 0; done.length === 0 && waits < 100; waits += 1) await new Promise((go) => setTimeout(go, 20));
      return [...done, (await registration.getNotifications()).length];
    })()`);

describe("timers on a locked phone", () => {
  test("ring by push when the page is gone, and the service worker shows it and leads to it", async ({
    openPage,
    startServer,
  }) => {
    const service = await startPushService();
    const phone = service.browser("phone");
    const { publicKey, privateKey } = newVapidKeys();
    const server = await startServer({
      settings: {
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: "mailto:cook@larder.example",
        PUSH_ALLOW_HOSTS: service.host,
      },
    });
    const page = await openPage({ serviceWorkers: "allow", permissions: ["notifications"] });
    await subscribeAt(page.context(), phone.subscription);
    await openSignedIn(page, `${server.url}/recipes`, "Ana");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const { slug } = await addRecipe(page, { name: "Lentil soup", steps: STEPS });

    await page.goto(`${server.url}/recipe/${slug}`);
    const reported = () => page.waitForResponse((answer) => answer.url().includes("/api/push/timers/"));
    const chip = page.getByRole("button", { name: /^Start timer, 4 seconds/ });
    const [set] = await Promise.all([reported(), chip.click()]);
    expect(set.status()).toBe(200);
    await page.goto("about:blank");
    await phone.waitFor(1, 10_000);
    const [message] = phone.received();
    expect(message).toMatchObject({ title: expect.stringMatching(/^Done: /), body: "Lentil soup", slug });

    await page.goto(`${server.url}/recipes`);
    // With a title of its own, because the page that is open again shows the same.
    await deliver(page, { ...Object(message), title: "Told by push" });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const notifications = (await registration?.getNotifications()) ?? [];
        return notifications.map(({ title, body, data }) => ({ title, body, data }));
      });
    await expect.poll(shown).toContainEqual({
      title: "Told by push",
      body: "Lentil soup",
      data: { path: `/recipe/${slug}/cook` },
    });

    expect(await tapped(page)).toEqual([`open /recipe/${slug}/cook`, 0]);
    await page.goto(`${server.url}/recipe/${slug}/cook`);
    await deliver(page, message);
    await expect.poll(async () => (await shown()).length).toBe(1);
    expect(await tapped(page)).toEqual([`focus /recipe/${slug}/cook`, 0]);
    await service.close();
  });
});
