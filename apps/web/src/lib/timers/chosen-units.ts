import { UNIT_CHOICES, type UnitChoice } from "@larder/domain/cooking/cooking-state";

const STORED_AS = "larder-units";

/** The units that were chosen last on this device; as written until some are. */
export function chosenUnits(): UnitChoice {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return UNIT_CHOICES.find((units) => units === stored) ?? "written";
  } catch {
    return "written";
  }
}

/** Keeps the units for the next recipe, where the browser lets us. */
export function rememberUnits(units: UnitChoice): void {
  try {
    if (units === "written") localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, units);
  } catch {
    // They count for this page all the same.
  }
}
