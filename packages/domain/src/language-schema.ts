import * as z from "zod/mini";
import { INTERFACE_LANGUAGES } from "./language.ts";

/** Apart from the languages themselves, for the first page of the web client needs no schemas. */
export const interfaceLanguageSchema = z.enum(INTERFACE_LANGUAGES);
