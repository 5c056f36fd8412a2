/** Each picture is kept in these widths, in pixels; one that is narrower keeps its own, for none is ever enlarged. */
export const PICTURE_WIDTHS = { small: 480, large: 1280 } as const;

const FILE = /^([\w-]{1,64})-([1-9]\d{0,3})\.webp$/;
const FOLDER = "/media/";

/** One of our own pictures in one width. */
export interface PictureFile {
  id: string;
  width: number;
}

/** The name of a picture's file: "4f1c-480.webp". */
export function pictureFileName({ id, width }: PictureFile): string {
  return `${id}-${width}.webp`;
}

/** What a file's name says; null for a name that is not ours. */
export function readPictureFileName(name: string): PictureFile | null {
  const [, id, width] = FILE.exec(name) ?? [];
  return id === undefined ? null : { id, width: Number(width) };
}

/** Where a picture is served: "/media/4f1c-480.webp". */
export function pictureAddress(file: PictureFile): string {
  return FOLDER + pictureFileName(file);
}

/** What an address says; null for one that is not of our own pictures. */
export function readPictureAddress(address: string): PictureFile | null {
  return address.startsWith(FOLDER) ? readPictureFileName(address.slice(FOLDER.length)) : null;
}

/** The widths in which a picture is kept whose largest is this wide, smallest first. */
export function storedWidths(widest: number): number[] {
  return widest > PICTURE_WIDTHS.small ? [PICTURE_WIDTHS.small, widest] : [widest];
}
