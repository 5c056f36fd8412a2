/** What the app is built on changes seldom: a new version of the app leaves it in the browser's cache. */
export const LIBRARIES = {
  name: "libraries",
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx|class-variance-authority)\//,
};

/** The library that checks answers of the server, which the sign-in page does not need at first. */
export const SCHEMAS = { name: "schemas", test: /node_modules\/zod\// };

/** What the door and every page past it need beside the first file: as eight small files it would weigh twice as much. */
export const EVERYWHERE = {
  name: "everywhere",
  test: new RegExp(
    [
      String.raw`web/src/lib/(cn|browser/(announcements|use-media|watched)|lazy/lazy-with-preload)\.`,
      String.raw`components/ui/(drawn-icon|timer-tray-slot|logo|corner-cutout)\.`,
      String.raw`covers/src/drawing/symbol-need\.`,
      String.raw`domain/src/(language|limits)\.ts`,
      String.raw`lucide-react/dist/esm/icons/bookmark\.`,
      // What Vite writes for every dynamic import.
      String.raw`vite/preload-helper`,
    ].join("|"),
  ),
};

/**
 * What every page past the door needs, in one file: as thirty small ones it would weigh a tenth more. Only what the
 * recipe list loads anyway belongs here; the size test tells.
 */
export const SHARED = {
  name: "shared",
  test: new RegExp(
    [
      String.raw`node_modules/@tanstack/(react-query|query-core)/`,
      String.raw`domain/src/(messages/(en|problem|wait-time|counted)|text/(normal-form|fold|chips|language-tag)|time/shown-time|recipe/(visibility|ingredient-names)|picture/(picture-sources|picture-address))\.ts`,
      String.raw`web/src/app/(layout/(layout|offline-note|bookmarked-cache)|hydration/(page-answers|use-query-client-with-answers))\.tsx?`,
      String.raw`web/src/lib/(i18n/(i18n|short-date|recipe-lang)|session/may-add|api/(query-client|problem|recipes-key|api-error|api-base)|offline/connection|focus/focus-position|navigation/generation-notes|forms/use-one-at-a-time)\.`,
      String.raw`web/src/features/(bookmarks/(api|bookmark-button)|recipes/(api|list-problem|recipe-card|recipe-picture|list/(list-position|recipe-cards|use-stored-position))\.)`,
      String.raw`components/(ui/lazy-part|use-failure-toast)\.`,
      String.raw`covers/src/(scene/(category|vocabulary)|cover-image|cover|produce-symbols)\.tsx?`,
      String.raw`components/ui/(bottom-nav|top-bar|card|field|input|label|page-header|toolbar-button|empty-state|skeleton|duration|figure|category-tag|filter-chip|term-chip|spoken-minutes)\.`,
      String.raw`lucide-react/dist/esm/icons/(arrow-left|book-open|cloud-off|house|plus|search|user)\.`,
    ].join("|"),
  ),
};

/** The calls of the first pages, and what checks their answers: a page that the server rendered needs them later. */
export const CALLS = {
  name: "calls",
  test: new RegExp(
    [
      String.raw`domain/src/(language-schema|account/user|collection/collection|recipe/(recipe|group-key|editable-fields)|contract/(recipes|bookmarks|fields|received-error))\.ts`,
      String.raw`web/src/lib/api/api-client\.`,
      String.raw`web/src/features/(bookmarks/bookmark-calls|recipes/recipe-calls)\.`,
    ].join("|"),
  ),
};

/** What the pages with forms that keep a draft share; the first file names every part, so fewer parts make it smaller. */
export const FORMS = {
  name: "forms",
  test: new RegExp(
    [
      String.raw`components/(draft-guard|use-form-failure)\.`,
      String.raw`components/ui/example-text\.`,
      String.raw`web/src/lib/(forms/use-draft|i18n/form-messages)\.`,
      String.raw`web/src/app/layout/form-page\.`,
      String.raw`domain/src/messages/en-forms\.ts`,
    ].join("|"),
  ),
};

/** The ways to add a recipe, with the icons that their pages show again. */
export const ADDING = {
  name: "adding",
  test: /features\/add-recipe\/add-choices\.|lucide-react\/dist\/esm\/icons\/(link-2|braces|message-square-plus|clipboard-paste|library)\.|components\/ui\/choice-button\./,
};

/** What many pages but the recipe list need: as small files of their own they would weigh twice as much. */
export const PAGE_PARTS = {
  name: "page-parts",
  test: new RegExp(
    [
      String.raw`web/src/lib/(browser/use-is-here|forms/use-exclusive-mutation|i18n/page-messages)\.`,
      String.raw`domain/src/(recipe/recipe-etag|time/format-minutes)\.ts`,
      String.raw`lucide-react/dist/esm/icons/arrow-right\.`,
    ].join("|"),
  ),
};

/** What the pages for writing and for changing a recipe share, and nothing else needs. */
export const EDITING = {
  name: "editing",
  test: new RegExp(
    [
      String.raw`features/edit-recipe/(add-category|api|basics-section|edit-header|field-group|field-ids|form-section|ingredient-fields|ingredients-section|line-reader|messages|picture-field|recipe-fields|save-problem|step-fields|steps-section|sub-step-fields|text-fields|use-focus-next|use-pasted-picture|use-send-picture)\.`,
      String.raw`web/src/lib/pictures/invalid-picture\.`,
      String.raw`features/edit-recipe/form/edit-form(-changes|-uses)?\.`,
      String.raw`domain/src/(messages/en-edit|recipe/imported-url)\.ts`,
    ].join("|"),
  ),
};

/** The parts for choosing and ordering files that the editor and the page of photographed recipes share. */
export const PICTURE_ORDER = {
  name: "picture-order",
  test: /domain\/src\/picture\/picture-limits\.ts|lucide-react\/dist\/esm\/icons\/(camera|image-up|arrow-down|arrow-up)\.|components\/ui\/file-button\./,
};

/** The parts that ask before a form with a draft is left, and its text area. */
export const LEAVING = {
  name: "leaving",
  test: /web\/src\/lib\/forms\/(use-leave-guard|form-drafts)\.|lucide-react\/dist\/esm\/icons\/trash\.|components\/ui\/textarea\./,
};

/** The functions that find the name of an ingredient in a sentence of a step. */
export const NAMES_IN_STEPS = {
  name: "names-in-steps",
  test: /domain\/src\/(links\/(name-range|product-words)|measure\/range-measure|text\/(stem|word-set))\.ts/,
};

/** The parts that show the progress of cooking and of an import: as single files they would weigh more. */
export const PROGRESS = {
  name: "progress",
  test: /components\/ui\/progress\.|lucide-react\/dist\/esm\/icons\/list-checks\./,
};

/** What reads an ingredient line or an amount that a cook typed. */
export const TYPED_AMOUNTS = {
  name: "typed-amounts",
  test: /domain\/src\/(measure\/(units|unit-table|amounts|number-words|quantity)|text\/(text-tokens|clean-text))\.ts|edit-recipe\/form\/edit-form-rows\.ts/,
};

/** The parts that the page of a recipe and the cooking page share; some of them are printed too. */
export const TIMED_TEXT = {
  name: "timed-text",
  test: new RegExp(
    [
      String.raw`features/timers/(timed-text|timer-chip)\.`,
      String.raw`components/ui/(text-with-additions|amount|fraction|duration-chip)\.`,
      String.raw`web/src/lib/(text/additions|timers/chosen-units)\.`,
      String.raw`features/recipes/detail/(measure|ingredients)\.`,
      String.raw`features/(cooking/(begin-cooking|use-shown-amounts)|generate/has-findings)\.`,
    ].join("|"),
  ),
};

/** What writes amounts for the reader. */
export const SHOWN_AMOUNTS = {
  name: "shown-amounts",
  test: /domain\/src\/(measure\/(shown-amount|shown-unit|measure-units|counted-units)|messages\/(group-heading|measure-text)|cooking\/shown-measure)\.ts/,
};

/** What says on cards and pages that a recipe has what the user leaves out. */
export const CONFLICTS = {
  name: "conflicts",
  test: /features\/dietary\/(api|card-conflict|exclude-choice|conflict-query|conflict-text|messages|recipe-conflicts)\.|domain\/src\/contract\/dietary-restrictions\.ts|domain\/src\/messages\/en-dietary\.ts|domain\/src\/recipe\/conflicts\.ts/,
};

/** What says who sees a recipe, on cards, pages and forms. */
export const VISIBILITY = {
  name: "visibility",
  test: /components\/visibility\/(card-visibility|default-visibility-choice|new-visibility-field|visibility-icons)\.|web\/src\/lib\/(i18n\/visibility-messages|session\/default-visibility)\.|domain\/src\/(messages\/en-visibility|contract\/default-visibility)\.ts|lucide-react\/dist\/esm\/icons\/(globe|user-round|users-round)\./,
};

/** The drawings of the sign-in page, which the first covers of the list need as well. */
export const HERO = {
  name: "hero-illustration",
  test: /covers\/src\/(drawing\/(drawn|symbols)|produce\/(hero-produce|around))\./,
};
