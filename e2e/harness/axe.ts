import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * Returns axe's violations, one per line. It runs in the page itself, which has no foreign frames, and omits passed
 * checks.
 *
 * @param rules the rules to check, by default all
 */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // axe stays in the page, and to load it anew takes as long as some of its runs.
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ";" }) })
    .options({
      resultTypes: ["violations"],
      ...(rules.length > 0 && { runOnly: { type: "rule", values: [...rules] } }),
    })
    .setLegacyMode();
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message).join("; ");
      return `${id}: ${target.join(" ")}: ${why}`;
    }),
  );
}
