import { z } from "zod";
import type { ReadOne } from "./read-one.ts";

const expectationSchema = z.object({
  result: z.enum(["ok", "partial", "refused"]),
  recipes: z.optional(z.number()),
  recipesMin: z.optional(z.number()),
  images: z.optional(z.number()),
  imagesAccept: z.optional(z.array(z.number())),
  name: z.optional(z.string()),
  failures: z.optional(z.number()),
  /** Another right outcome, in words. */
  or: z.optional(z.string()),
});

export type Expectation = z.infer<typeof expectationSchema>;

/** The shape of a list of what archives must give. */
export const expectationsSchema = z.array(z.object({ file: z.string(), expect: expectationSchema }));

/** Returns what an archive should have given and did not, as sentences. */
export function brokenExpectations(read: ReadOne, expected: Expectation): string[] {
  const { result, recipes, recipesMin = 0, images, imagesAccept = [], name, failures, or = "" } = expected;
  const isNothing = read.failure !== null || read.recipes === 0;
  if (result === "refused")
    return isNothing || or !== "" ? [] : [`gives ${read.recipes} recipes instead of none`];
  if (isNothing && (/refused|asks/.test(or) || (recipesMin === 0 && !recipes))) return [];
  const most = result === "ok" ? recipes : undefined;
  return [
    ...(read.recipes < (recipes ?? recipesMin) || read.recipes > (most ?? Infinity)
      ? [`gives ${read.recipes} recipes instead of ${recipes ?? `at least ${recipesMin}`}`]
      : []),
    ...(images === undefined || [images, ...imagesAccept].includes(read.pictures)
      ? []
      : [`gives ${read.pictures} pictures instead of ${images}`]),
    ...(name === undefined || read.names.includes(name) ? [] : [`has no recipe called ${name}`]),
    ...(failures === undefined || read.unread === failures
      ? []
      : [`lists ${read.unread} failures instead of ${failures}`]),
  ];
}
