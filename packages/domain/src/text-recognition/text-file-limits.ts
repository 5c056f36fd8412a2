import { PICTURE_TYPES } from "../picture/picture-limits.ts";

/** The media types of files whose text can be read. */
export const TEXT_FILE_TYPES = [...PICTURE_TYPES, "application/pdf"] as const;

/** The largest file whose text is read, and the number of pages of a PDF unless the operator says otherwise. */
export const TEXT_FILE_LIMITS = { bytes: 20 * 1024 * 1024, pdfPages: 20 } as const;
