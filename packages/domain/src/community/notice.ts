import * as z from "zod/mini";
import { REPORT_LIMITS, reportedKindSchema } from "./report.ts";

/** The most characters of what a notice quotes. */
export const NOTICE_QUOTE_LENGTH = 200;

/** A warning by an administrator, which its user sees until they dismiss it. */
export const noticeSchema = z.object({
  id: z.string(),
  text: z.string().check(z.maxLength(REPORT_LIMITS.warningLength)),
  about: reportedKindSchema,
  /** The name of the recipe, or the beginning of the comment. */
  quote: z.string().check(z.maxLength(NOTICE_QUOTE_LENGTH)),
  createdAt: z.iso.datetime(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** A notice as it is stored, with the id of its user. */
export const storedNoticeSchema = z.extend(noticeSchema, { userId: z.string() });

export type StoredNotice = z.infer<typeof storedNoticeSchema>;
