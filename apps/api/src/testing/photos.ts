import sharp, { type Sharp } from "sharp";

interface PhotoSize {
  width?: number;
  height?: number;
}

/** A picture whose left half is red and whose right half is blue. */
export function photo({ width = 600, height = 400 }: PhotoSize = {}): Sharp {
  const left = Math.ceil(width / 2);
  return sharp({ create: { width, height, channels: 3, background: "#2030d0" } }).composite([
    {
      input: { create: { width: left, height, channels: 3, background: "#d02020" } },
      left: 0,
      top: 0,
    },
  ]);
}

export function jpeg(size: PhotoSize = {}): Promise<Buffer> {
  return photo(size).jpeg().toBuffer();
}

/** Creates a picture of one colour, which is quick to generate and encode at any size. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#a08060" }, limitInputPixels: false });
}

/** Creates a picture of noise: the most bytes that a picture of its size can take. */
export function noise(width: number, height: number): Sharp {
  const grain = { type: "gaussian", mean: 128, sigma: 70 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#808080", noise: grain } });
}

/** A GIF of two frames. */
export async function animation(): Promise<Buffer> {
  const frame = photo({ width: 60, height: 40 });
  const frames = [await frame.clone().raw().toBuffer(), await frame.clone().negate().raw().toBuffer()];
  return sharp(Buffer.concat(frames), { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } })
    .gif()
    .toBuffer();
}

/** Returns the colours at the left and right end of a picture: "red", "blue" or the numbers. */
export async function endsOf(bytes: Uint8Array): Promise<[string, string]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const nameAt = (column: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((row + column) * 3, (row + column) * 3 + 3);
    if (red > 150 && blue < 100) return "red";
    return blue > 120 && red < 100 ? "blue" : `${red} ${green} ${blue}`;
  };
  return [nameAt(2), nameAt(info.width - 3)];
}

export function metadataOf(bytes: Uint8Array) {
  return sharp(bytes).metadata();
}
