import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useTitle, useTitleNotice } from "@/lib/browser/use-title";

it("a notice precedes the title of every open page", () => {
  const page = renderHook(({ title }) => useTitle(title), { initialProps: { title: "Leek soup" } });
  expect(document.title).toBe("Leek soup · Larder");
  const notice = renderHook(({ text }) => useTitleNotice(text), { initialProps: { text: "Done: rice" } });
  expect(document.title).toBe("Done: rice · Leek soup · Larder");
  page.rerender({ title: "" });
  expect(document.title).toBe("Done: rice · Larder");
  notice.unmount();
  expect(document.title).toBe("Larder");
});
