const RECIPE = JSON.stringify({
  "@type": "Recipe",
  name: "Soup",
  recipeIngredient: ["1 leek"],
  recipeInstructions: "Boil.",
});
export const SCRIPT = `<script type="application/ld+json">${RECIPE}</script>`;
const MEGABYTE = 1_000_000;

/** A recipe of 500 lines. */
const poorRecipe = (more: string) =>
  `<script type="application/ld+json">{"@type":"Recipe","name":"x",${more}"recipeIngredient":[${'"1 &amp; 2",'.repeat(500)}""]}</script>`;
const WAITING = '"author":{"@id":"#nobody"},"recipeInstructions":"Boil.",';

/** Pages built to occupy a reader. Without slices, limits and linear reading, each runs for seconds or forever. */
export const HOSTILE: readonly (readonly [name: string, html: string])[] = [
  ["20,000 nested elements", "<div>".repeat(20_000)],
  ["100,000 nested elements", "<div>".repeat(100_000)],
  ["5,000 open formats, then paragraphs", "<b>".repeat(5_000) + "<p>x".repeat(5_000)],
  ["formats and rows in a table", `<table>${"<b>x<tr>".repeat(20_000)}`],
  ["50,000 attributes", `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}=1`).join(" ")}>`],
  ["40,000 style rules", `<style>${"p a{color:red}".repeat(40_000)}</style>`],
  ["200,000 line breaks", "<br>".repeat(200_000)],
  ["3 MB of text", "leek soup ".repeat(300_000)],
  ["300,000 entities", "&amp;".repeat(300_000)],
  ["85,000 unclosed scripts", '<script type="application/ld+json">'.repeat(85_000)],
  ["links around paragraphs", "<a><p>".repeat(3_000)],
  [
    "a million nested lists",
    `<script type="application/ld+json">${"[".repeat(MEGABYTE)}${"]".repeat(MEGABYTE)}</script>`,
  ],
  ["paragraphs of commas", `<p>${"leek,".repeat(50)}</p>`.repeat(6_000)],
  // beyond the thirteen
  ["closing tags that close nothing", `${"<div>".repeat(500)}${"</q>".repeat(700_000)}`],
  ["unclosed comments", "<!--".repeat(700_000)],
  ["a tag that never ends", `<div ${"a".repeat(3 * MEGABYTE)}`],
  ["an attribute that never ends", `<div itemprop="${"name ".repeat(600_000)}`],
  [
    "nested items",
    '<i itemscope itemtype="https://schema.org/Recipe" itemprop="recipeInstructions">x'.repeat(35_000),
  ],
  [
    "items beside each other",
    '<i itemscope itemtype="https://schema.org/Recipe" itemprop=name>x</i>'.repeat(40_000),
  ],
  [
    "marked text within marked text",
    `${"<p itemprop=recipeInstructions>".repeat(500)}${"leek<br>".repeat(300_000)}`,
  ],
  ["one line with many ingredients", "<i itemprop=ingredients>x</i>".repeat(100_000)],
  ["many recipes", `<script type="application/ld+json">[${`${RECIPE},`.repeat(25_000)}{}]</script>`],
  [
    "many recipes by many authors",
    `<script type="application/ld+json">[{"@id":"#all","name":[${'"x",'.repeat(400_000)}""]},${'{"@type":"Recipe","author":{"@id":"#all"}},'.repeat(100)}{}]</script>`,
  ],
  [
    "one time said in many ways",
    `<script type="application/ld+json">{"@type":"Recipe","totalTime":[${'"x",'.repeat(700_000)}""]}</script>`,
  ],
  ["many poor recipes", `<body>${poorRecipe("")}`.repeat(100)],
  [
    "references to nothing",
    `<body>${poorRecipe(WAITING).repeat(100)}${'<script type="application/ld+json">{}</script>'.repeat(20_000)}`,
  ],
  ["many small blocks", '<script type="application/ld+json">{"@type":"Recipe"}</script>'.repeat(50_000)],
  [
    "many nodes of one id",
    `<script type="application/ld+json">[${'{"@id":"a","b":1},'.repeat(150_000)}{}]</script>`,
  ],
  [
    "many lines in one recipe",
    `<script type="application/ld+json">{"@type":"Recipe","name":"x","recipeIngredient":[${'"1 <b>&amp;amp;</b>",'.repeat(120_000)}""]}</script>`,
  ],
  [
    "many nested sections",
    `<script type="application/ld+json">{"@type":"Recipe","recipeInstructions":${'{"itemListElement":['.repeat(100_000)}</script>`,
  ],
  [
    "quotes nobody closes",
    `<script type="application/ld+json">{"@type":"Recipe","name":"${'"x '.repeat(MEGABYTE)}</script>`,
  ],
  ["an endless title", `<title>${"soup | ".repeat(400_000)}</title><h1>${"| ".repeat(400_000)}</h1>`],
  [
    "named elements in one another",
    `${'<div class="ingredients author step">'.repeat(190)}${"1 leek ".repeat(200_000)}`,
  ],
  ["many lists", "<ul class=ingredients><li>1 leek<li>2 leeks<li>salt</ul>".repeat(50_000)],
  ["many names", Array.from({ length: 50_000 }, (_, at) => `<p class="ingredient-${at}">1 leek`).join("")],
  ["many headings", "<h2>Ingredients</h2>1 leek".repeat(100_000)],
  ["many lists for scripts", `<script>${'"ingredients":[{"a":"ingredient"},'.repeat(60_000)}</script>`],
  ["strings for scripts nobody closes", `<script>self.push([1,"ingredient${'\\"'.repeat(MEGABYTE)}</script>`],
  ["many metas", '<meta property="og:title" content="x">'.repeat(80_000)],
];
