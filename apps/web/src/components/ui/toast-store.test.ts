import { describe, expect, it, vi } from "vitest";
import { createToastStore } from "@/components/ui/toast-store";

describe("createToastStore", () => {
  it("fills in the default variant and five seconds", () => {
    const store = createToastStore();
    store.show({ title: "Saved" });
    expect(store.current()).toMatchObject({ title: "Saved", variant: "default", durationMs: 5000 });
  });

  it("holds one toast: a new one replaces the older", () => {
    const store = createToastStore();
    store.show({ title: "First" });
    store.show({ title: "Second", variant: "destructive" });
    expect(store.current()).toMatchObject({ title: "Second", variant: "destructive" });
  });

  it("does not dismiss a newer toast by the id of an older one", () => {
    const store = createToastStore();
    const first = store.show({ title: "First" });
    const second = store.show({ title: "Second" });
    store.dismiss(first);
    expect(store.current()?.title).toBe("Second");
    store.dismiss(second);
    expect(store.current()).toBeNull();
  });

  it("notifies its listeners until they unsubscribe", () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.show({ title: "First" });
    expect(listener).toHaveBeenCalledOnce();
    leave();
    store.show({ title: "Second" });
    expect(listener).toHaveBeenCalledOnce();
  });
});
