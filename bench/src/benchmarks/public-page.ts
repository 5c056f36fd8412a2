import { bytesOf, goal, kilobytes, sessionCookie, withRecipes, work } from "./api.ts";
import { compareLoad, compareProcessorTime } from "./load.ts";
import { startPlainServer } from "./plain-server.ts";
import type { Comparison } from "./table.ts";

/** A recipe whose page is large: fifteen steps of three sentences, and forty ingredients. */
const LARGE = {
  name: "Wedding cake",
  ingredients: Array.from({ length: 40 }, (_, n) => `${n + 1} cups ingredient number ${n}, finely chopped`),
  steps: Array.from({ length: 15 }, (_, n) => ({
    main_step: `Layer ${n + 1}`,
    sub_steps: Array.from({ length: 3 }, () => ({
      description:
        "Stir the flour into the butter, spoon by spoon, until no lump is left, and bake it for 20 minutes.",
    })),
  })),
};

/** Compares a public page with the same Express that sends the same bytes. */
export function benchPublicPage(): Promise<Comparison[]> {
  return withRecipes(1_000, async ({ url, child }, folder) => {
    const path = await pathOfPage(url);
    const headers = { "Accept-Encoding": "gzip" };
    const page = await bytesOf(url + path, headers);
    const html = await bytesOf(url + path, {});
    const plain = await startPlainServer(folder, [{ path, ...page }]);
    try {
      const targets = (headers: Record<string, string>, status: number) => ({
        ours: { url: url + path, headers, status, pid: child.pid },
        plain: { url: plain.url + path, headers, status, pid: plain.child.pid },
      });
      const wholeTargets = targets(headers, 200);
      const unchangedTargets = targets({ ...headers, "If-None-Match": page.etag }, 304);
      const whole = await compareLoad(wholeTargets);
      const wholeWork = await compareProcessorTime(wholeTargets);
      const unchanged = await compareLoad(unchangedTargets);
      const unchangedWork = await compareProcessorTime(unchangedTargets);
      return [
        goal(`a public page, ${kilobytes(page.body)} of gzip`, whole.ours, whole.plain, 0.6),
        work("the same, processor time", wholeWork.ours, wholeWork.plain),
        goal("the same unchanged, 304", unchanged.ours, unchanged.plain, 0.6),
        work("the same 304, processor time", unchangedWork.ours, unchangedWork.plain),
        { what: `a public page of a large recipe: ${kilobytes(html.body)} of HTML`, figure: "at most 40 KB" },
      ];
    } finally {
      await plain.end("SIGKILL");
    }
  });
}

/** Adds the recipe with a link and returns the path of its page. */
async function pathOfPage(url: string): Promise<string> {
  const Cookie = await sessionCookie(url);
  const post = async (path: string, body: object) => {
    const headers = { Cookie, "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { recipe } = await post("/api/recipes", { recipe: LARGE });
  const { link } = await post("/api/links", { target: { kind: "recipe", id: recipe.id } });
  return new URL(link.address).pathname;
}
