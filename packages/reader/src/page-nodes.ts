import { type SchemaNode } from "@larder/domain/schema-org/schema-node";
import { JsonLdListener } from "./data/json-ld.ts";
import { MicrodataListener } from "./data/microdata.ts";
import { nodesOfItems } from "./data/microdata-nodes.ts";
import { streamPage } from "./html/page-stream.ts";
import { PageText } from "./html/page-text.ts";

/**
 * Returns the schema.org recipes of a page as nodes: those of its JSON-LD, else those of its microdata. A saved page may
 * hold several.
 */
export function pageNodes(html: string): SchemaNode[] {
  const text = new PageText();
  const jsonLd = new JsonLdListener();
  const microdata = new MicrodataListener(text);
  streamPage(html, [text, jsonLd, microdata], () => false);
  const nodes = jsonLd.nodes();
  return nodes.length > 0 ? nodes : nodesOfItems(microdata.items(), text);
}
