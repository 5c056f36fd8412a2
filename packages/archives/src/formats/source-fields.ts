import type { ForeignRecipe } from "../foreign-recipe.ts";
import { isWebAddress } from "./web-address.ts";

/**
 * Reads where a recipe is from out of fields that hold an address or any other text: what is no address of the web is the
 * name of the source.
 */
export function sourceFields(
  address: string | undefined,
  source?: string,
): Pick<ForeignRecipe, "url" | "source"> {
  const written = (address ?? "").trim();
  const named = (source ?? "").trim();
  if (isWebAddress(written)) return { url: written, ...(named !== "" && { source: named }) };
  if (written !== "" && isDomain(written)) return sourceFields(`https://${written}`, source);
  // An address that leads nowhere is left for the check of addresses, which reports it.
  if (hasScheme(written)) return { url: written, source: named };
  if (written === "" && (isWebAddress(named) || hasScheme(named))) return { url: named };
  return {
    source: [named, written].filter((text, at, all) => text !== "" && all.indexOf(text) === at).join(", "),
  };
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(text) && !/\s/.test(text);
}

/** Reports whether a text is an address without its scheme: "example.org/soup". */
function isDomain(text: string): boolean {
  return /^(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?:[/?#]\S*)?$/i.test(text);
}
