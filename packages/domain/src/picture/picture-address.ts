/** The widths of stored pictures, in pixels. A narrower picture is stored in its own width, never enlarged. */
export const PICTURE_WIDTHS = { small: 480, large: 1280 } as const;

const FILE = /^([\w-]{1,64})-([1-9]\d{0,3})\.webp$/;
const FOLDER = "/media/";

/** A stored picture in one width. */
export interface PictureFile {
  id: string;
  width: number;
}

/** Returns the name of a picture's file: "4f1c-480.webp". */
export function pictureFileName({ id, width }: PictureFile): string {
  return `${id}-${width}.webp`;
}

/** Parses a picture's file name; null for other names. */
export function readPictureFileName(name: string): PictureFile | null {
  const [, id, width] = FILE.exec(name) ?? [];
  return id === undefined ? null : { id, width: Number(width) };
}

/** Returns the address of a picture: "/media/4f1c-480.webp". */
export function pictureAddress(file: PictureFile): string {
  return FOLDER + pictureFileName(file);
}

/** Parses the address of a stored picture; null for other addresses. */
export function readPictureAddress(address: string): PictureFile | null {
  return address.startsWith(FOLDER) ? readPictureFileName(address.slice(FOLDER.length)) : null;
}

/** Returns the stored widths of a picture with this largest width, smallest first. */
export function storedWidths(widest: number): number[] {
  return widest > PICTURE_WIDTHS.small ? [PICTURE_WIDTHS.small, widest] : [widest];
}
