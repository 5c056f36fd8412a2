import { describe, expect, it } from "vitest";
import {
  choicesOf,
  choicesText,
  firstChoices,
  isChosen,
  withChosen,
} from "@/features/imports/preview/choices";

const first = firstChoices("imported-paprika-2026-11");
const listed = { index: 1, status: "listed" } as const;
const changed = { index: 2, status: "changed" } as const;
const present = { index: 3, status: "present" } as const;

describe("the choices of an import", () => {
  it("add what is new, and leave what changed there until it is asked for", () => {
    expect([listed, changed, present].map((item) => isChosen(item, first))).toEqual([true, false, false]);
    expect(first.visibility).toBe("private");
  });

  it("tick and untick several at once, but nothing that is here already", () => {
    const none = withChosen(first, [listed, changed, present], false);
    expect([...none.leaveOut]).toEqual([1]);
    const all = withChosen(none, [listed, changed, present], true);
    expect([[...all.leaveOut], [...all.take]]).toEqual([[], [2]]);
  });

  it("survive a reload", () => {
    const chosen = { ...withChosen(first, [listed], false), tag: "aunt", fetchPictures: true };
    expect(choicesOf(choicesText(chosen), first)).toEqual(chosen);
  });

  it.each(["", "{", "null", '{"leaveOut":"all","visibility":"link","tag":5}'])(
    "are the first ones where %j was stored",
    (text) => {
      expect(choicesOf(text, first)).toEqual(first);
    },
  );
});
