import type { ArchiveFormat } from "../../archive-format.ts";
import type { XmlPath } from "./xml-paths.ts";

/** The names of one XML format; each field lists the paths to try, or to take all of. */
export interface XmlFormat {
  readonly format: ArchiveFormat;
  /** The names of the root element. */
  readonly roots: readonly string[];
  /** The name of the element of a recipe. */
  readonly recipe: string;
  readonly fields: XmlFields;
  readonly ingredients: XmlRows & XmlIngredientParts;
  readonly steps: XmlRows;
  /** Elements whose text is a picture in base64. */
  readonly picturesInText?: readonly XmlPath[];
  /** Paths of picture files beside the XML file. */
  readonly pictureFiles?: readonly XmlPath[];
  /** Addresses of pictures, where the archive holds none. */
  readonly pictureAddresses?: readonly XmlPath[];
}

/** The paths of the rows of a list. */
export interface XmlRows {
  /** The elements that hold rows; "" for the recipe itself. */
  readonly in: readonly XmlPath[];
  /** Elements of one row each; where there are none, each line of the text is a row. */
  readonly row: readonly string[];
  /** The element of a group, and where its name stands. */
  readonly group?: { readonly element: string; readonly name: readonly XmlPath[] };
  /** The paths of the text of a row; all of the row by default. */
  readonly text?: readonly XmlPath[];
  /** Whether headings may be lines in brackets: "[Sauce]". */
  readonly hasBrackets?: boolean;
  /** A row that is a heading: the attribute, and its value in lower case. */
  readonly heading?: { readonly attribute: string; readonly value: string };
}

/** The parts that make up a line of an ingredient, in this order. */
export interface XmlIngredientParts {
  readonly amount?: readonly XmlPath[];
  /** The two ends of an amount that is a range. */
  readonly range?: readonly [least: XmlPath, most: XmlPath];
  readonly unit?: readonly XmlPath[];
  readonly item?: readonly XmlPath[];
  readonly note?: readonly XmlPath[];
  /** The attribute with the id of another recipe that the row stands for. */
  readonly linkId?: string;
  /** The attribute, and its value in lower case, of a row whose item is the name of another recipe. */
  readonly linkSign?: { readonly attribute: string; readonly value: string };
  /** Below a row, the ingredients that can replace it. */
  readonly alternatives?: XmlPath;
}

export interface XmlFields {
  readonly name: readonly XmlPath[];
  readonly ownId?: readonly XmlPath[];
  readonly description?: readonly XmlPath[];
  readonly author?: readonly XmlPath[];
  readonly source?: readonly XmlPath[];
  readonly url?: readonly XmlPath[];
  readonly video?: readonly XmlPath[];
  readonly servings?: readonly XmlPath[];
  readonly prepTime?: readonly XmlPath[];
  readonly cookTime?: readonly XmlPath[];
  readonly totalTime?: readonly XmlPath[];
  readonly stars?: readonly XmlPath[];
  readonly favorite?: readonly XmlPath[];
  readonly difficulty?: readonly XmlPath[];
  readonly cuisine?: readonly XmlPath[];
  readonly nutrition?: readonly XmlPath[];
  readonly notes?: readonly XmlPath[];
  /** One label each. */
  readonly labels?: readonly XmlPath[];
  /** Several labels with commas between them. */
  readonly labelLists?: readonly XmlPath[];
  readonly language?: readonly XmlPath[];
  readonly createdAt?: readonly XmlPath[];
}
