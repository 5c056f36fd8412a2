import type { Attributes, PageListener } from "../html/page-stream.ts";
import { isInline } from "../html/page-text.ts";
import type { PageText, TextRange } from "../html/page-text.ts";
import { isArticle, isRecipe } from "@larder/domain/schema-org/schema-node";

/**
 * The properties whose text is collected. Others are ignored, so that a page cannot make the reader store its text
 * many times.
 */
const TEXT_PROPERTIES = words(
  "name text description author recipeIngredient ingredients recipeInstructions itemListElement step prepTime cookTime " +
    "totalTime recipeYield yield recipeCategory recipeCuisine keywords ratingValue calories tool inLanguage suitableForDiet",
);
/** The properties that imply a recipe even where the page declares none. */
const RECIPE_PROPERTIES = words(
  "recipeIngredient ingredients recipeInstructions recipeYield prepTime cookTime totalTime",
);
const PROPERTY_NAME = /^[a-z]{1,40}$/i;

const MAX_RECIPES = 50;
const MAX_VALUES = 500;

/** An element's text. It is read after the whole page, because the line around it may continue. */
export interface TaggedText {
  range: TextRange;
  isInline: boolean;
}

export type Value = string | TaggedText | Item;

export interface Item {
  type: string;
  properties: Map<string, Value[]>;
  text: TaggedText;
}

interface Frame {
  depth: number;
  item: Item | null;
  text: TaggedText;
}

/** Collects schema.org microdata (`itemscope`, `itemprop`) while the page is streamed. */
export class MicrodataListener implements PageListener {
  private readonly pageText: PageText;
  private readonly recipes: Item[] = [];
  private readonly strays: Item = newItem("Recipe", { range: { from: 0, to: 0 }, isInline: false });
  private readonly frames: Frame[] = [];
  /** The authors that the page names. */
  readonly pageAuthors: Value[] = [];
  private readonly openItems: Item[] = [];
  private readonly openRecipes: Item[] = [];
  private depth = 0;

  /** @param pageText must receive each event of the stream before this listener */
  constructor(pageText: PageText) {
    this.pageText = pageText;
  }

  open(tag: string, attributes: Attributes): void {
    this.depth += 1;
    const property = attributes.itemprop?.trim() ?? "";
    const isItem = attributes.itemscope !== undefined || attributes.itemtype !== undefined;
    if (property === "" && !isItem) return;
    const text: TaggedText = {
      range: { from: this.pageText.position, to: Number.POSITIVE_INFINITY },
      isInline: isInline(tag),
    };
    const item = isItem ? newItem(attributes.itemtype ?? "", text) : null;
    const value = item ?? attributeValue(tag, attributes);
    for (const name of property.split(/\s+/, 8)) {
      if (!PROPERTY_NAME.test(name)) continue;
      if (value !== null) this.add(name, value);
      else if (TEXT_PROPERTIES.has(name)) this.add(name, text);
    }
    if (item) this.enter(item);
    this.frames.push({ depth: this.depth, item, text });
  }

  close(): void {
    const frame = this.frames.at(-1);
    if (frame?.depth === this.depth) {
      this.frames.pop();
      frame.text.range.to = this.pageText.position;
      if (frame.item) this.openItems.pop();
      if (frame.item && frame.item === this.openRecipes.at(-1)) this.openRecipes.pop();
    }
    this.depth -= 1;
  }

  /**
   * Returns the recipes of the page, in order. Properties outside of any recipe are added to the only recipe, or form
   * one.
   */
  items(): Item[] {
    const [only, ...others] = this.recipes;
    if (!only) return this.strays.properties.size > 0 ? [this.strays] : [];
    if (others.length > 0) return this.recipes;
    return [{ ...only, properties: new Map([...this.strays.properties, ...only.properties]) }];
  }

  private enter(item: Item): void {
    this.openItems.push(item);
    if (!isRecipe({ "@type": item.type })) return;
    this.openRecipes.push(item);
    if (this.recipes.length < MAX_RECIPES) this.recipes.push(item);
  }

  private add(name: string, value: Value): void {
    const owner = this.ownerOf(name);
    if (name === "author" && owner && isArticle({ "@type": owner.type })) this.pageAuthors.push(value);
    const values = owner?.properties.get(name);
    if (!values) owner?.properties.set(name, [value]);
    else if (values.length < MAX_VALUES) values.push(value);
  }

  /**
   * Returns the item that a property belongs to. Broken markup leaves items open or closes them early, so properties
   * that only recipes have are assigned to the recipe.
   */
  private ownerOf(name: string): Item | undefined {
    const innermost = this.openItems.at(-1);
    const isStep = innermost !== undefined && /HowTo/i.test(innermost.type);
    return RECIPE_PROPERTIES.has(name) && !isStep ? (this.openRecipes.at(-1) ?? this.strays) : innermost;
  }
}

function newItem(itemtype: string, text: TaggedText): Item {
  return { type: itemtype.trim().split(/\s+/, 1)[0] ?? "", properties: new Map(), text };
}

/** Returns the value that an element gives in an attribute instead of its text. */
function attributeValue(tag: string, attributes: Attributes): string | null {
  if (attributes.content) return attributes.content;
  if (tag === "img") return attributes["data-src"] ?? attributes["data-lazy-src"] ?? attributes.src ?? "";
  if (tag === "time" && attributes.datetime !== undefined) return attributes.datetime;
  if (tag === "link" || tag === "source" || tag === "video") return attributes.href ?? attributes.src ?? "";
  return tag === "meta" ? "" : null;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
