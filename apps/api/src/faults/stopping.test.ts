import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { takesConnections } from "../testing/loopback-ports.ts";
import { serveRecipePage } from "../testing/recipe-page.ts";
import { signInOver, startServer } from "../testing/running-server.ts";
import { testLocations } from "../storage/testing/test-locations.ts";

describe.each(testLocations)("a server that is stopped, on %s", (_, makeLocation) => {
  it(
    "F06: finishes an import, accepts no new connection, and ends in order",
    { timeout: 60_000 },
    async () => {
      const location = await makeLocation();
      const site = await serveRecipePage({ delayMs: 2_000 });
      const running = await startServer(location.dataDir, { ...location.env, IMPORT_ALLOW_HOSTS: site.host });
      const { token } = await signInOver(running.url, "ana");
      const imported = fetch(`${running.url}/api/recipes/scrape`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ url: site.url }),
      });
      await expect.poll(() => site.asked.length, { timeout: 10_000 }).toBe(1);
      const stopAskedAt = performance.now();
      const ended = running.end("SIGTERM");
      let isAnswered = false;
      void imported.then(() => (isAnswered = true));
      const port = Number(new URL(running.url).port);
      while (await takesConnections(port)) await setTimeout(20);
      expect(isAnswered).toBe(false);
      expect((await imported).status).toBe(201);
      expect(await ended).toBe(0);
      expect(performance.now() - stopAskedAt).toBeLessThan(25_000);

      const store = await location.open();
      const { items } = await store.recipes.list({}, "new", { limit: 2 });
      expect(items).toMatchObject([{ name: "Leek soup" }]);
      await store.close();
      await site.close();
      await location.remove();
    },
  );
});
