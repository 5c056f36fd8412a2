import type { GreyPixels } from "./skew.ts";

/** One sample of the light for so many pixels each way: wider than strokes, narrower than shadows. */
const CELL = 16;
/** The number of cells each way whose lightest is taken, so that a thick heading does not pass for a shadow. */
const REACH = 3;
/** The part of the light below which a pixel is all ink, and the part above which it is all paper. */
const BLACK = 0.35;
const WHITE = 0.92;

/**
 * Returns the page as if it were lit evenly: each pixel is divided by the light of the paper around it, and what
 * remains is stretched from black to white.
 */
export function flattenLight(page: GreyPixels): GreyPixels {
  const { data, width, height } = page;
  const light = lightOf(page);
  const even = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const lightRow = light.rowAt(row);
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      const part = (data[index] ?? 255) / Math.max(1, lightRow(column));
      even[index] = Math.max(0, Math.min(255, (255 * (part - BLACK)) / (WHITE - BLACK)));
    }
  }
  return { data: even, width, height };
}

/** Returns the light of the paper: the lightest of the cells nearby, smoothed, and interpolated between cells. */
function lightOf({ data, width, height }: GreyPixels) {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const cells = new Float64Array(columns * rows);
  const bins = new Uint16Array(256);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      bins.fill(0);
      let count = 0;
      const bottom = Math.min(height, (row + 1) * CELL);
      const right = Math.min(width, (column + 1) * CELL);
      for (let y = row * CELL; y < bottom; y += 1)
        for (let x = column * CELL; x < right; x += 1) {
          const value = data[y * width + x] ?? 0;
          bins[value] = (bins[value] ?? 0) + 1;
          count += 1;
        }
      cells[row * columns + column] = upperDecile(bins, count);
    }
  const grid = { columns, rows };
  const smooth = averaged(averaged(lightest(cells, grid), grid), grid);
  return {
    /** Returns a function of the column for one row of pixels. */
    rowAt(y: number) {
      const [row, below, down] = between(y, rows);
      return (x: number) => {
        const [column, right, across] = between(x, columns);
        const at = (r: number, c: number) => smooth[r * columns + c] ?? 255;
        const top = at(row, column) * (1 - across) + at(row, right) * across;
        const bottom = at(below, column) * (1 - across) + at(below, right) * across;
        return top * (1 - down) + bottom * down;
      };
    },
  };
}

/** Returns the value that a tenth of the pixels exceed: the lightest pixel of all may be noise. */
function upperDecile(bins: Uint16Array, count: number): number {
  let above = 0;
  for (let value = 255; value > 0; value -= 1) {
    above += bins[value] ?? 0;
    if (above * 10 >= count) return value;
  }
  return 0;
}

interface Grid {
  columns: number;
  rows: number;
}

const lightest = (cells: Float64Array, grid: Grid) =>
  around(cells, grid, (values) => values.reduce((most, value) => Math.max(most, value), 0));

const averaged = (cells: Float64Array, grid: Grid) =>
  around(cells, grid, (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

function around(
  cells: Float64Array,
  { columns, rows }: Grid,
  combine: (values: readonly number[]) => number,
): Float64Array {
  const combined = new Float64Array(cells.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const values: number[] = [];
      for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y += 1)
        for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x += 1)
          values.push(cells[y * columns + x] ?? 0);
      combined[row * columns + column] = combine(values);
    }
  return combined;
}

/** Returns the two cells whose centres enclose a pixel, and how far it lies towards the second, from 0 to 1. */
function between(pixel: number, cells: number): [number, number, number] {
  const position = Math.max(0, Math.min(cells - 1, (pixel + 0.5) / CELL - 0.5));
  const first = Math.floor(position);
  return [first, Math.min(cells - 1, first + 1), position - first];
}
