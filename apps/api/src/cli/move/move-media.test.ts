import { describe, expect, it } from "vitest";
import type { Media } from "../../ports/media.ts";
import { createMemoryMedia } from "../../testing/memory-media.ts";
import { moveMedia } from "./move-media.ts";

const AT = "2026-03-01T00:00:00.000Z";
const picture = (text: string) => new TextEncoder().encode(text);

describe("moveMedia", () => {
  it("copies pictures with the time they were put", async () => {
    const [from, to] = [createMemoryMedia(), createMemoryMedia()];
    await from.put("a.webp", picture("soup"), AT);
    const lines: string[] = [];
    await moveMedia(from, to, (line) => lines.push(line));
    expect(await to.get("a.webp")).toEqual(picture("soup"));
    const listed = [];
    for await (const file of to.list()) listed.push(file);
    expect(listed).toEqual([{ name: "a.webp", at: AT }]);
    expect(lines).toEqual(["pictures: 1, alike in both"]);
  });

  it("fails when a picture is another one in the target", async () => {
    const from = createMemoryMedia();
    const kept = createMemoryMedia();
    const spoiling: Media = { ...kept, put: (name, _bytes, at) => kept.put(name, picture("half"), at) };
    await from.put("a.webp", picture("soup"), AT);
    await from.put("b.webp", picture("half"), AT);
    await expect(moveMedia(from, spoiling, () => {})).rejects.toThrow(
      "of 2 pictures, 1 are missing or differ",
    );
  });
});
