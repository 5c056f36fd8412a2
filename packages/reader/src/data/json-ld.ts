import type { Attributes, PageListener } from "../html/page-stream.ts";
import { isArticle, isNode, isRecipe, listOf, property } from "@larder/domain/schema-org/schema-node";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";
import { parseTolerantJson, readTolerantJson } from "./tolerant-json.ts";

const MEDIA_TYPE = "application/ld+json";
const MAX_RECIPES = 100;
/** Properties whose value may be a mere reference to another node of the page. */
const REFERENCES = ["author", "image", "publisher", "creator"];

/** Collects the JSON-LD of a page from its scripts as they go by. */
export class JsonLdListener implements PageListener {
  readonly recipes: SchemaNode[] = [];
  /** The first article of the page that has an author. */
  private article: SchemaNode | null = null;
  private readonly byId = new Map<string, { node: SchemaNode; size: number }>();
  private block: string[] | null = null;
  private blockLength = 0;
  private readonly maxBlockLength: number;
  /** True after a block longer than allowed, which was skipped. */
  hasLongBlock = false;
  /** True after a block that breaks off: its recipe may be incomplete. */
  hasCutBlock = false;

  constructor(maxBlockLength = Number.POSITIVE_INFINITY) {
    this.maxBlockLength = maxBlockLength;
  }

  open(tag: string, attributes: Attributes): void {
    const type = attributes.type?.trim().toLowerCase() ?? "";
    if (tag !== "script" || !type.startsWith(MEDIA_TYPE)) return;
    this.block = [];
    this.blockLength = 0;
  }

  hiddenText(piece: string): void {
    if (!this.block) return;
    this.blockLength += piece.length;
    this.hasLongBlock ||= this.blockLength > this.maxBlockLength;
    if (this.blockLength <= this.maxBlockLength) this.block.push(piece);
  }

  close(tag: string): void {
    if (tag !== "script" || !this.block) return;
    this.read(this.block.join(""));
    this.block = null;
  }

  /** Collects the recipes and the first article of one block of JSON-LD. */
  read(block: string): void {
    const { values, breaksOff } = readTolerantJson(block);
    this.hasCutBlock ||= breaksOff;
    for (const node of everyNode(values.flatMap(unwrapped))) {
      if (this.recipes.length < MAX_RECIPES && isRecipe(node)) this.recipes.push(node);
      else if (isArticle(node) && property(node, "author") !== undefined) this.article ??= node;
      const id = property(node, "@id");
      if (typeof id === "string") this.remember(id, node);
    }
  }

  /** Returns the recipes found so far, with references to other nodes of the page resolved. */
  nodes(): SchemaNode[] {
    return this.recipes.map((recipe) => {
      const resolved = REFERENCES.map((name) => [name, property(recipe, name)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, listOf(value).map((entry) => this.resolve(entry))] as const);
      return { ...recipe, ...Object.fromEntries(resolved) };
    });
  }

  /** Returns the authors of the page's article, rather than of its recipe. */
  pageAuthors(): unknown[] {
    const author = this.article && property(this.article, "author");
    return listOf(author).map((entry) => this.resolve(entry));
  }

  /** Reports whether a value is a reference to a node that has not been read yet. */
  awaits(value: unknown): boolean {
    const [first] = listOf(value);
    return isNode(first) && property(first, "name") === undefined && this.resolve(first) === first;
  }

  /** Stores the largest node of each id: the others with that id are references. */
  private remember(id: string, node: SchemaNode): void {
    const size = Object.keys(node).length;
    if (size > (this.byId.get(id)?.size ?? 1)) this.byId.set(id, { node, size });
  }

  private resolve(value: unknown): unknown {
    const id = isNode(value) ? property(value, "@id") : value;
    return (typeof id === "string" && this.byId.get(id)?.node) || value;
  }
}

/** Parses a string that contains JSON, as templates write that encode it twice; other values stay as they are. */
function unwrapped(value: unknown): unknown[] {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? parseTolerantJson(value) : [value];
}

/** Returns all nodes in JSON values, in document order. The JSON parser has bounded their depth. */
function everyNode(values: readonly unknown[]): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const waiting: unknown[] = values.toReversed();
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (isNode(value)) nodes.push(value);
    const parts = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [];
    for (const part of parts.toReversed()) waiting.push(part);
  }
  return nodes;
}
