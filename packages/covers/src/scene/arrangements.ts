import type { Produce, Vessel } from "./catalogue.ts";
import type { Ground } from "./palette.ts";
import type { Dice } from "./seed.ts";

export type ArrangementName = "crop" | "still" | "pile" | "cloth" | "calm";

/** A cut piece of paper: wall, table, stripe. */
export interface Paper {
  kind: "paper";
  d: string;
  fill: string;
  opacity?: number;
}

/** A drawing with its shadow; `size` is the side of its box, x and y the middle. */
export interface Piece {
  kind: "piece";
  produce: Produce;
  part: "hero" | "companion";
  x: number;
  y: number;
  size: number;
  turn: number;
  shade: "light" | "deep";
}

/** A vessel by the middle of its foot; it is about `size` wide. */
export interface VesselPiece {
  kind: "vessel";
  vessel: Vessel;
  x: number;
  y: number;
  size: number;
  face: string;
  side: string;
}

export type Layer = Paper | Piece | VesselPiece;

/** The inputs of an arrangement. */
export interface Stage {
  width: number;
  height: number;
  ground: Ground;
  hero: Produce;
  companion: Produce;
  vessel: { vessel: Vessel; face: string; side: string };
  dice: Dice;
}

const round = (value: number) => Number(value.toFixed(1));

function rectangle(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity?: number,
): Paper {
  return {
    kind: "paper",
    d: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`,
    fill,
    opacity,
  };
}

const backdrop = ({ ground, width, height }: Stage) => rectangle(ground.backdrop, 0, 0, width, height);

function stripes({ ground, width, height }: Stage, from: number, count: number): Paper[] {
  const stripe = width / count;
  const positions = Array.from({ length: Math.ceil(count / 2) }, (_, index) => from + index * 2 * stripe);
  return positions.map((x) => rectangle(ground.table, x, 0, stripe, height, 0.5));
}

function piece(
  stage: Stage,
  part: Piece["part"],
  at: Pick<Piece, "x" | "y" | "size" | "turn">,
  shade: Piece["shade"] = "light",
): Piece {
  const { x, y, size, turn } = at;
  return {
    kind: "piece",
    part,
    produce: stage[part],
    x: round(x),
    y: round(y),
    size: round(size),
    turn: round(turn),
    shade,
  };
}

/** Arranges one item very close, cropped on two sides, and the other in the corner that no button covers. */
function crop(stage: Stage): Layer[] {
  const { width: w, height: h, ground, dice } = stage;
  const side = Math.min(w, h);
  const right = dice.coin();
  const turn = dice.sway(18);
  const table = right ? `M${w * 0.3} 0H${w}V${h}H${w * 0.62}Z` : `M${w * 0.7} 0H0V${h}H${w * 0.38}Z`;
  // A wide picture is the head of a page, with a key in either upper corner: there the companion stands lower.
  const upperLeft = { x: w * 0.2, y: h * (w > h * 1.3 ? 0.5 : 0.24), size: side * 0.38 };
  const lowerRight = { x: w * 0.82, y: h * 0.78, size: side * 0.36 };
  return [
    backdrop(stage),
    { kind: "paper", d: table, fill: ground.table },
    piece(stage, "hero", {
      x: w * (right ? 0.7 : 0.3),
      y: h * (right ? 0.6 : 0.46),
      size: side * 1.12,
      turn,
    }),
    piece(stage, "companion", { ...(right ? upperLeft : lowerRight), turn: turn * -1.2 }),
  ];
}

const VESSEL_HEIGHT: Record<Vessel, number> = {
  bowl: 0.46,
  pot: 0.58,
  plate: 0.14,
  "cutting-board": 0.12,
  glass: 0.88,
};

/** The wall and the table of a still life. */
function scenery(stage: Stage): Paper[] {
  const { width: w, height: h, ground, dice } = stage;
  return [
    backdrop(stage),
    ...stripes(stage, dice.coin() ? 0 : w / 9, 9),
    rectangle(ground.table, 0, h * 0.66, w, h * 0.34),
  ];
}

/** The vessel in the middle of the table. */
function standOn({ width: w, height: h, vessel }: Stage): VesselPiece {
  const size = Math.min(w, h) * 0.66;
  return { kind: "vessel", ...vessel, x: round(w / 2), y: round(h * 0.88), size: round(size) };
}

/** A vessel on a table before a striped wall, the two in it or on it. */
function still(stage: Stage): Layer[] {
  const { width: w, height: h, vessel, dice } = stage;
  const side = Math.min(w, h);
  const size = side * 0.66;
  const foot = h * 0.88;
  const upperEdge = foot - VESSEL_HEIGHT[vessel.vessel] * size;
  const hand = dice.coin() ? 1 : -1;
  const turn = dice.sway(18);
  const background = scenery(stage);
  const stand = standOn(stage);

  if (vessel.vessel === "glass") {
    return [
      ...background,
      piece(stage, "companion", {
        x: w / 2 - hand * side * 0.31,
        y: foot - side * 0.15,
        size: side * 0.34,
        turn: -turn,
      }),
      stand,
      piece(stage, "hero", { x: w / 2 + hand * side * 0.29, y: foot - side * 0.18, size: side * 0.46, turn }),
    ];
  }
  if (vessel.vessel === "bowl" || vessel.vessel === "pot") {
    return [
      ...background,
      piece(stage, "hero", {
        x: w / 2 - hand * side * 0.13,
        y: upperEdge - side * 0.11,
        size: side * 0.5,
        turn,
      }),
      piece(stage, "companion", {
        x: w / 2 + hand * side * 0.18,
        y: upperEdge - side * 0.02,
        size: side * 0.38,
        turn: -turn,
      }),
      stand,
    ];
  }
  return [
    ...background,
    piece(stage, "companion", {
      x: w / 2 + hand * side * 0.25,
      y: upperEdge - side * 0.155,
      size: side * 0.38,
      turn: turn * -0.4,
    }),
    piece(stage, "hero", {
      x: w / 2 - hand * side * 0.12,
      y: upperEdge - side * 0.25,
      size: side * 0.56,
      turn: turn * 0.4,
    }),
    stand,
  ];
}

/** An empty vessel with the hero in it, small. */
function calm(stage: Stage): Layer[] {
  const { width: w, height: h, vessel, dice } = stage;
  const side = Math.min(w, h);
  const upperEdge = h * 0.88 - VESSEL_HEIGHT[vessel.vessel] * side * 0.66;
  const leaf = { x: w / 2, y: upperEdge - side * 0.06, size: side * 0.34, turn: dice.sway(18) };
  return [...scenery(stage), piece(stage, "hero", leaf), standOn(stage)];
}

const PILE_ROWS = [
  { y: 0.5, count: 3, scale: 1 },
  { y: 0.76, count: 4, scale: 1.04 },
  { y: 1.02, count: 5, scale: 1.08 },
];

/** Three staggered rows of the same, as on a market stall, with one stranger in the row behind. */
function pile(stage: Stage): Layer[] {
  const { width: w, height: h, dice } = stage;
  const side = Math.min(w, h) * 0.46;
  const different = dice.pick([0, 1, 2]);
  // A wide picture needs longer rows to reach its edges.
  const more = Math.max(0, Math.ceil((w - h * 1.2) / (side * 0.82) / 2));
  const rows = PILE_ROWS.flatMap(({ y, count, scale }, row) => {
    const inRow = count + more;
    return Array.from({ length: inRow }, (_, index) => {
      const odd = row === 0 && index === different;
      const x = w / 2 + (index - (inRow - 1) / 2) * side * 0.82;
      const lift = odd ? side * 0.043 : 0;
      const size = side * scale * (odd ? 0.9 : 1);
      return piece(
        stage,
        odd ? "companion" : "hero",
        { x, y: h * y - lift, size, turn: dice.sway(23) },
        "deep",
      );
    });
  });
  return [backdrop(stage), ...stripes(stage, 0, 7), ...rows];
}

/** A checked cloth from above, the two by turns. */
function cloth(stage: Stage): Layer[] {
  const { width: w, height: h, ground, dice } = stage;
  const cell = (Math.max(w, h) / 3) * 1.02;
  const turn = dice.sway(18);
  const positions = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => ({ column, row })));
  return [
    backdrop(stage),
    ...positions.flatMap(({ column, row }): Layer[] => {
      const x = w / 2 + column * cell;
      const y = h / 2 + row * cell;
      const spin = (column - row) * 18;
      if ((column + row) % 2 === 0)
        return [piece(stage, "hero", { x, y, size: cell * 0.88, turn: turn + spin })];
      return [
        rectangle(ground.table, x - cell / 2, y - cell / 2, cell, cell),
        piece(stage, "companion", { x, y, size: cell * 0.6, turn: spin - turn }),
      ];
    }),
  ];
}

export const ARRANGEMENTS: Record<ArrangementName, (stage: Stage) => Layer[]> = {
  crop,
  still,
  pile,
  cloth,
  calm,
};
