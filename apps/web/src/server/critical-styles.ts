import postcss, { type AtRule, type Container, type Rule } from "postcss";
import { attributeValues } from "./attribute-values.ts";

const CLASS = /\.((?:\\.|[\w-])+)/g;
const SLOT = /\[data-slot="?([\w-]+)"?\]/g;
/** The functions of a selector whose arguments do not decide whether it can match. */
const FUNCTIONS = /:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g;

/** Returns a function that returns the rules of a stylesheet that can match something in a document, in their order. */
export function createCriticalStyles(stylesheet: string): (html: string) => string {
  const all = postcss.parse(stylesheet);
  return (html) => {
    const shown = namesIn(html);
    const styles = all.clone();
    removeOthers(styles, shown);
    removeUnused(styles);
    return styles.toString();
  };
}

interface ShownNames {
  classes: ReadonlySet<string>;
  slots: ReadonlySet<string>;
}

const namesIn = (html: string): ShownNames => ({
  classes: new Set(attributeValues(html, "class").flatMap((names) => names.split(" "))),
  slots: new Set(attributeValues(html, "data-slot")),
});

function removeOthers(container: Container, shown: ShownNames): void {
  container.each((node) => {
    if (node.type === "comment") node.remove();
    else if (node.type === "rule") removeUnlessShown(node, shown);
    else if (node.type === "atrule" && node.nodes && isGroup(node)) {
      removeOthers(node, shown);
      // A layer without rules still says which layer comes first.
      if (node.name !== "layer" && node.nodes.length === 0) node.remove();
    }
  });
}

const isGroup = ({ name }: AtRule) => name === "layer" || name === "media" || name === "supports";

function removeUnlessShown(rule: Rule, { classes, slots }: ShownNames): void {
  const matches = rule.selectors.some((selector) => {
    const own = selector.replace(FUNCTIONS, "");
    return (
      [...own.matchAll(CLASS)].every(([, name = ""]) => classes.has(name.replaceAll("\\", ""))) &&
      [...own.matchAll(SLOT)].every(([, name = ""]) => slots.has(name))
    );
  });
  if (!matches) rule.remove();
}

/** Removes the keyframes and the registered properties that no rule uses. */
function removeUnused(styles: Container): void {
  const named: AtRule[] = [];
  const texts: string[] = [];
  styles.walkDecls((declaration) => void texts.push(declaration.toString()));
  styles.walkAtRules(/^(?:keyframes|property)$/, (atRule) => void named.push(atRule));
  const used = texts.join("\n");
  for (const atRule of named) if (!used.includes(atRule.params)) atRule.remove();
}
