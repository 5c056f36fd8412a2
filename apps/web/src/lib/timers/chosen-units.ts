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

/** Stores the units for the next recipe, if the browser allows it. */
export function rememberUnits(units: UnitChoice): void {
  try {
    if (units === "written") localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, units);
  } catch {
    // The chosen units apply to this page without storage, too.
  }
}
