import { childElements, textOfElement, type XmlElement } from "./xml-elements.ts";

/**
 * The path of a value below an element: names of elements, and "@" with the name of an attribute: "head/title",
 * "head@rid", "@name". All in lower case.
 */
export type XmlPath = string;

/** Returns the elements that a path leads to, in order; the element itself for "". */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const name of path.split("/").filter((part) => part !== ""))
    found = found.flatMap((one) => childElements(one, name));
  return found;
}

/** Returns the texts that the paths lead to, those that are blank left out. */
export function textsAt(element: XmlElement, paths: readonly XmlPath[]): string[] {
  return paths
    .flatMap((path) => {
      const [elements = "", attribute] = path.split("@");
      const found = elementsAt(element, elements);
      return attribute === undefined
        ? found.map(textOfElement)
        : found.map((one) => one.attributes.get(attribute) ?? "");
    })
    .filter((text) => text.trim() !== "");
}

/** Returns the first text that the paths lead to. */
export function textAt(element: XmlElement, paths: readonly XmlPath[] = []): string | undefined {
  return textsAt(element, paths)[0]?.trim();
}
