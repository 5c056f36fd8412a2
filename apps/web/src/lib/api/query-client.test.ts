import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/api/query-client";

it("loaded data is requested once: it does not become stale, and the window's focus changes nothing", async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue("soup");
  const client = createQueryClient();
  client.mount();
  const watch = () => new QueryObserver(client, { queryKey: ["recipes"], queryFn: load }).subscribe(() => {});
  const stop = watch();
  await vi.waitFor(() => expect(client.getQueryData(["recipes"])).toBe("soup"));
  window.dispatchEvent(new Event("visibilitychange"));
  watch()();
  stop();
  client.unmount();
  expect(load).toHaveBeenCalledTimes(1);
});

it("a call that fails is not tried again by itself", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("500: "));
  await expect(createQueryClient().fetchQuery({ queryKey: ["recipes"], queryFn: load })).rejects.toThrow(
    "500",
  );
  expect(load).toHaveBeenCalledTimes(1);
});
