import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useEndOfFailures } from "@/app/use-end-of-failures";
import { toasts } from "@/components/ui/toast-store";

afterEach(() => toasts.dismiss(toasts.current()?.id ?? 0));

const failure = () => toasts.show({ title: "Failed to delete recipe", variant: "destructive" });

function tryThings() {
  const client = new QueryClient();
  renderHook(() => useEndOfFailures(client));
  return (act: () => Promise<unknown>) => new MutationObserver(client, { mutationFn: act }).mutate();
}

it("disappears when the next try succeeds without a message", async () => {
  const attempt = tryThings();
  failure();
  await attempt(async () => "deleted");
  expect(toasts.current()).toBeNull();
});

it("stays while nothing has succeeded", async () => {
  const attempt = tryThings();
  failure();
  await attempt(() => Promise.reject(new Error("502: "))).catch(() => {});
  expect(toasts.current()?.title).toBe("Failed to delete recipe");
});

it("stays when it appeared in the meantime and an older request succeeds", async () => {
  const attempt = tryThings();
  const older = Promise.withResolvers<string>();
  const done = attempt(() => older.promise);
  failure();
  older.resolve("saved");
  await done;
  expect(toasts.current()?.title).toBe("Failed to delete recipe");
});

it("stays for its full time when it is a success", async () => {
  const attempt = tryThings();
  toasts.show({ title: "Saved" });
  await attempt(async () => "done");
  expect(toasts.current()?.title).toBe("Saved");
});
