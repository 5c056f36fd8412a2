import { DOOR_AND_HOME } from "./screens/door-and-home.ts";
import { FORMS } from "./screens/forms.ts";
import { LIST } from "./screens/list.ts";
import { OWN_PLACES } from "./screens/own-places.ts";
import { RECIPE } from "./screens/recipe.ts";
import type { Screen } from "./screens/screen.ts";

/** Every screen of the app, and what opens over one. */
export const SCREENS: readonly Screen[] = [...DOOR_AND_HOME, ...LIST, ...RECIPE, ...FORMS, ...OWN_PLACES];
