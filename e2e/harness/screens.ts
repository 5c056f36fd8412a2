import { SIGN_IN_AND_HOME } from "./screens/sign-in-and-home.ts";
import { FORMS } from "./screens/forms.ts";
import { IMPORT_SCREENS } from "./screens/imports.ts";
import { LIST } from "./screens/list.ts";
import { PHOTO_SCREENS } from "./screens/photos.ts";
import { ACCOUNT_SCREENS } from "./screens/account-screens.ts";
import { RECIPE } from "./screens/recipe.ts";
import { COLLECTION_SCREENS } from "./screens/collections.ts";
import type { Screen } from "./screens/screen.ts";

/** All screens of the app, and their dialogs and sheets. */
export const SCREENS: readonly Screen[] = [
  ...SIGN_IN_AND_HOME,
  ...LIST,
  ...COLLECTION_SCREENS,
  ...RECIPE,
  ...FORMS,
  ...IMPORT_SCREENS,
  ...PHOTO_SCREENS,
  ...ACCOUNT_SCREENS,
];
