import { uploadPicture } from "@larder/domain/contract/pictures";
import { allEn as en } from "@larder/domain/messages/all-en";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PictureField } from "@/features/edit-recipe/picture-field";
import { type FakeApi, fakeApi } from "@/testing/fake-api";
import { renderPage } from "@/testing/render-page";

const STORED: RecipeImage = { url: "/media/new-1280.webp", width: 1280, height: 960, colour: "#a0b0c0" };
const BEFORE: RecipeImage = { url: "/media/old-640.webp", width: 640, height: 480 };

const jpeg = (name = "leek.jpg") =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)], name, { type: "image/jpeg" });

/**
 * Mocks decoding and drawing, which jsdom lacks: a picture of this size becomes the WebP that a browser would make of
 * it.
 */
function drawAs({ width, height }: { width: number; height: number }) {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => {} }));
  const pen = { fillRect: () => {}, drawImage: () => {} };
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { configurable: true, value: () => pen });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob(["small"], { type: "image/webp" }));
  });
  return drawn;
}

let api: FakeApi;
let changes: (RecipeImage | null)[];
beforeEach(() => {
  vi.restoreAllMocks();
  api = fakeApi();
  api.answer(uploadPicture, { success: true, image: STORED });
  changes = [];
});

function Form({ start }: { start: RecipeImage | null }) {
  const [image, setImage] = useState(start);
  const change = (next: RecipeImage | null) => {
    changes.push(next);
    setImage(next);
  };
  return (
    <>
      <PictureField image={image} onChange={change} name="Leek soup" tags={[]} />
      <input aria-label="Another field" />
    </>
  );
}

const show = (start: RecipeImage | null = null) => renderPage(<Form start={start} />);
const choose = (file: File, label = en.edit.choosePicture) =>
  userEvent.upload(screen.getByLabelText(label), file, { applyAccept: false });

describe("the picture field", () => {
  it("sends a chosen picture, made small, and shows the stored one", async () => {
    const drawn = drawAs({ width: 4000, height: 3000 });
    show();
    await choose(jpeg());
    expect(await screen.findByRole("img", { name: "Picture of Leek soup" })).toHaveProperty(
      "srcset",
      "/media/new-480.webp 480w, /media/new-1280.webp 1280w",
    );
    expect(drawn).toEqual([{ width: 2048, height: 1536 }]);
    expect(changes).toEqual([STORED]);
    expect(screen.getByText(en.edit.pictureReady).tagName).toBe("OUTPUT");
    expect(screen.getByLabelText(en.edit.chooseOtherPicture)).toBeTruthy();
  });

  it("never makes a small picture larger", async () => {
    const drawn = drawAs({ width: 300, height: 200 });
    show();
    await choose(jpeg());
    await screen.findByRole("img");
    expect(drawn).toEqual([{ width: 300, height: 200 }]);
  });

  it("reports what it is doing", async () => {
    drawAs({ width: 300, height: 200 });
    api.hang(uploadPicture);
    show();
    await choose(jpeg());
    expect(await screen.findByText(en.edit.pictureSending)).toBeTruthy();
  });

  it.each([
    ["no picture", new File(["soup"], "soup.txt"), "not-a-picture"],
    ["an SVG", new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }), "picture-kind"],
    ["an SVG by another name", new File(["<svg/>"], "a.png", { type: "image/png" }), "picture-kind"],
    ["a damaged picture", jpeg(), "not-a-picture"],
    ["more than 20 MB", new File([new Uint8Array(20 * 1024 * 1024 + 1)], "a.jpg"), "picture-too-large"],
  ] as const)("refuses %s by itself and keeps the picture that is there", async (_, file, code) => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("cannot", "InvalidStateError")));
    show(BEFORE);
    await choose(file, en.edit.chooseOtherPicture);
    expect((await screen.findByText(en.errors[code])).getAttribute("role")).toBe("alert");
    expect([changes, api.calls]).toEqual([[], []]);
    expect(screen.getByRole("img")).toHaveProperty("alt", "Picture of Leek soup");
  });

  it("refuses more than 100 megapixels", async () => {
    drawAs({ width: 10_001, height: 10_000 });
    show();
    await choose(jpeg());
    expect(await screen.findByText(en.errors["picture-too-many-pixels"])).toBeTruthy();
  });

  it("reports why the server refused, and takes the same file again", async () => {
    drawAs({ width: 300, height: 200 });
    api.refuse(uploadPicture, 429, "too-many-requests");
    show(BEFORE);
    await choose(jpeg(), en.edit.chooseOtherPicture);
    expect(await screen.findByText(en.errors["too-many-requests"])).toBeTruthy();
    expect(changes).toEqual([]);
    api.answer(uploadPicture, { success: true, image: STORED });
    await choose(jpeg(), en.edit.chooseOtherPicture);
    await vi.waitFor(() => expect(changes).toEqual([STORED]));
    expect(screen.queryByText(en.errors["too-many-requests"])).toBeNull();
  });

  it("removes the picture and moves the focus back to the button that chooses one", async () => {
    show(BEFORE);
    await userEvent.click(screen.getByRole("button", { name: en.edit.removePicture }));
    expect(changes).toEqual([null]);
    expect(screen.queryByRole("img")).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(en.edit.choosePicture));
  });

  it("takes a picture that is dropped on it", async () => {
    drawAs({ width: 300, height: 200 });
    show();
    const frame = document.querySelector("[data-slot=picture-frame]");
    if (!frame) throw new Error("There is no frame.");
    fireEvent.dragOver(frame, { dataTransfer: { types: ["Files"] } });
    fireEvent.drop(frame, { dataTransfer: { types: ["Files"], files: [jpeg()] } });
    await vi.waitFor(() => expect(changes).toEqual([STORED]));
  });

  it("takes a picture that is pasted anywhere, but leaves text to the field it is meant for", async () => {
    drawAs({ width: 300, height: 200 });
    show();
    const field = screen.getByLabelText("Another field");
    const withText = { files: [jpeg()], types: ["text/plain", "Files"] };
    expect(fireEvent.paste(field, { clipboardData: withText })).toBe(true);
    expect(fireEvent.paste(field, { clipboardData: { files: [], types: ["text/plain"] } })).toBe(true);
    await act(() => Promise.resolve());
    expect(api.calls).toEqual([]);
    expect(fireEvent.paste(field, { clipboardData: { files: [jpeg()], types: ["Files"] } })).toBe(false);
    await vi.waitFor(() => expect(changes).toEqual([STORED]));
  });

  it("uses the later of two choices", async () => {
    drawAs({ width: 300, height: 200 });
    const second: RecipeImage = { url: "/media/second-300.webp", width: 300 };
    let answers = 0;
    api.answerBy(uploadPicture, () => {
      answers += 1;
      return { success: true as const, image: answers === 1 ? STORED : second };
    });
    show();
    const input = screen.getByLabelText(en.edit.choosePicture);
    fireEvent.change(input, { target: { files: [jpeg("first.jpg")] } });
    fireEvent.change(input, { target: { files: [jpeg("second.jpg")] } });
    await screen.findByRole("img");
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(changes).toHaveLength(1);
  });
});
