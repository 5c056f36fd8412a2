import {
  groupsByHeadings,
  hasNamedGroup,
  type RawIngredientGroup,
} from "@larder/domain/schema-org/ingredient-groups";
import type { Page } from "../found/page.ts";
import { groupsOnPage } from "./page-groups.ts";

/**
 * Groups ingredient lines: by the headings among them, where there are any, else by the names that the page shows
 * between them.
 */
export function ingredientGroups(lines: readonly string[], page: Page): RawIngredientGroup[] {
  const groups = groupsByHeadings(lines);
  return hasNamedGroup(groups) ? groups : (groupsOnPage(lines, page.lines()) ?? groups);
}
