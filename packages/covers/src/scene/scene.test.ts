import { describe, expect, it } from "vitest";
import type { Piece } from "./arrangements.ts";
import { PRODUCE } from "./catalogue.ts";
import { distance } from "./palette.ts";
import { coverScene, type Scene } from "./scene.ts";
import { createDice } from "./seed.ts";

const WORDS = [
  ..."lemon soup tarta 🍲 x ñandú garlic pollo <b> \u0000 'pie' chocolate 汤 pan fish de la".split(" "),
  "",
];

/** A thousand names: meaningful words, meaningless words, and texts that name no dish. */
const NAMES = (() => {
  const dice = createDice(2024);
  const word = () => dice.pick(["stew", ...WORDS]);
  return Array.from({ length: 1000 }, (_, index) => `${word()} ${word()} ${word()} ${index}`);
})();

const scenes = (width: number, height: number): Scene[] =>
  NAMES.map((name) => coverScene({ name, tags: [] }, width, height));
const pieces = (scene: Scene): Piece[] => scene.layers.filter((layer) => layer.kind === "piece");

describe("coverScene", () => {
  it("gives the same picture for the same recipe", () => {
    const make = () => coverScene({ name: "Lemon leek risotto", tags: ["vegetarian"] }, 400, 392);
    expect(make()).toEqual(make());
    expect(make()).not.toEqual(coverScene({ name: "Lemon leek soup", tags: ["vegetarian"] }, 400, 392));
  });

  it("keeps hero and companion apart, whatever the name", () => {
    expect(scenes(400, 392).filter(({ hero, companion }) => hero === companion)).toEqual([]);
  });

  it("shows both in every picture, in numbers a browser can place", () => {
    for (const scene of scenes(400, 392).filter(({ arrangement }) => arrangement !== "calm")) {
      const shown = new Set(pieces(scene).map(({ produce }) => produce));
      expect(shown).toEqual(new Set([scene.hero, scene.companion]));
      expect(pieces(scene).every(({ x, y, size, turn }) => [x, y, size, turn].every(Number.isFinite))).toBe(
        true,
      );
    }
  });

  it("shows an empty bowl with a leaf where nothing is known of a dish", () => {
    const scene = coverScene({ name: "Sunday thing", tags: [], ingredients: ["salt"] }, 400, 392);
    expect(scene.arrangement).toBe("calm");
    expect(pieces(scene).map(({ produce }) => produce)).toEqual(["leaf"]);
    expect(scene.layers.some((layer) => layer.kind === "vessel" && layer.vessel === "bowl")).toBe(true);
  });

  it("shows the glass of what is drunk", () => {
    const { layers } = coverScene({ name: "Hibiscus water", tags: [] }, 400, 392);
    expect(layers.some((layer) => layer.kind === "vessel" && layer.vessel === "glass")).toBe(true);
  });

  it("uses all arrangements, and heaps only what can be heaped", () => {
    const all = scenes(400, 392);
    expect(new Set(all.map(({ arrangement }) => arrangement))).toEqual(
      new Set(["crop", "still", "pile", "cloth", "calm"]),
    );
    const heaped = all.filter(({ arrangement }) => arrangement === "pile").map(({ hero }) => hero);
    expect(heaped.filter((hero) => !PRODUCE[hero].heaps)).toEqual([]);
  });

  it("never drowns the hero in its ground", () => {
    const drowned = scenes(400, 392).filter(
      ({ ground, hero }) => distance(ground.backdrop, PRODUCE[hero].colour) < 40,
    );
    expect(drowned).toEqual([]);
  });

  it("leaves the corner of the bookmark to the bookmark: a companion is never hidden under it", () => {
    // On the smallest phone a card is about 140 px wide; the key's face ends 47 px from the upper and right edge.
    const corner = 0.27;
    for (const scene of scenes(400, 392).filter(({ arrangement }) => arrangement !== "cloth")) {
      const under = pieces(scene).filter(
        ({ part, x, y, size }) =>
          part === "companion" && x + size / 2 > 400 * (1 - corner) && y - size / 2 < 392 * corner,
      );
      expect(under).toEqual([]);
    }
  });

  it("keeps the companion of a close-up clear of both keys at the head of a page", () => {
    const keysEnd = 62;
    for (const scene of scenes(390, 226).filter(({ arrangement }) => arrangement === "crop")) {
      const [companion] = pieces(scene).filter(({ part }) => part === "companion");
      expect((companion?.y ?? 0) - (companion?.size ?? 0) / 2).toBeGreaterThanOrEqual(keysEnd);
    }
  });
});
