import * as z from "zod/mini";
import { ERROR_CODES } from "../error-code.ts";
import { receivedError } from "./received-error.ts";

/** The body of every error response. */
export const errorAnswer = z.extend(receivedError, { code: z.enum(ERROR_CODES) });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
