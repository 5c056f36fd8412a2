import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type EditForm,
  formFromRecipe,
  hasChanges,
  minutesFrom,
  patchFromForm,
  problemsOf,
  servingsFrom,
  sourceChoices,
  unitChoices,
} from "./edit-form.ts";
import { measureFrom } from "./edit-form-rows.ts";
import { changeForm, type FormChange, groupProblem } from "./edit-form-changes.ts";
import { groupTitle } from "@larder/domain/recipe/group-key";
import { LIMITS } from "@larder/domain/limits";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { arbitraryDraft } from "@larder/domain/testing/arbitrary-draft";
import { UNITS } from "@larder/domain/measure/units";

const soup: RecipeDraft = normaliseRecipe({
  name: "Soup",
  servings: 4,
  duration: { prep_time_minutes: 5, cook_time_minutes: 20 },
  url: "https://example.com/soup",
  tags: ["quick"],
  ingredients: {
    main: [
      "1/3 cup cream",
      { item: "eggs", quantity: "2-3" },
      { item: "salt", quantity: "a handful" },
      { item: "leek", quantity: 0.33 },
    ],
  },
  steps: [
    {
      main_step: "Chop",
      analogy: "mowing",
      sub_steps: [
        { description: "Chop leeks", tip: "Sharp knife", duration_minutes: 5, ingredients: ["1 leek"] },
      ],
    },
  ],
}).recipe;

const form = formFromRecipe(soup);
const rowsOf = (edited: EditForm) => edited.groups[0]?.rows ?? [];
const change = (...changes: FormChange[]): EditForm => changes.reduce(changeForm, form);
const saved = (...changes: FormChange[]) => patchFromForm(change(...changes));
const [groupId = 0, rowId = 0] = [form.groups[0]?.key, rowsOf(form)[0]?.key];
const [stepId = 0, partId = 0] = [form.steps[0]?.key, form.steps[0]?.subSteps[0]?.key];

describe("the picture", () => {
  const image = { url: "/media/ab-480.webp", width: 480, colour: "#a0b0c0" };

  it("is saved as it was, with another in its place, or without one", () => {
    const start = formFromRecipe({ ...soup, image });
    const other = { url: "/media/cd-480.webp" };
    expect(patchFromForm(start).image).toEqual(image);
    expect(patchFromForm(changeForm(start, { type: "set-image", image: other })).image).toEqual(other);
    const without = changeForm(start, { type: "set-image", image: null });
    expect(patchFromForm(without).image).toBeNull();
    expect([hasChanges(without, start), hasChanges(start, start)]).toEqual([true, false]);
  });

  it("is null where an older recipe names one of another site", () => {
    expect(formFromRecipe({ ...soup, image: { url: "https://example.com/a.jpg" } }).image).toBeNull();
  });
});

describe("formFromRecipe", () => {
  it("shows amounts as a cook types them", () => {
    expect(rowsOf(form).map((row) => row.quantity)).toEqual(["⅓", "2-3", "a handful", "0.33"]);
  });

  it.each<[string, Partial<RecipeDraft>, string]>([
    ["the recipe's own", { source: "book" }, "book"],
    ["its words, where they are none of ours", { source: "My grandmother" }, "My grandmother"],
    [
      "that of the import",
      {
        source: undefined,
        importedUrl: { url: "https://a.example", source: "", author: "", medium: "tiktok" },
      },
      "tiktok",
    ],
    ["told by its address", { source: undefined, url: "https://youtu.be/x" }, "youtube"],
    ["other, where nothing is known", { source: undefined, url: undefined }, "other"],
  ])("the source type is %s", (_, fields, sourceType) => {
    expect(formFromRecipe({ ...soup, ...fields }).sourceType).toBe(sourceType);
  });

  it("identifies every row and step by a key of its own", () => {
    const keys = [
      ...form.groups.flatMap((group) => [group.key, ...group.rows.map((row) => row.key)]),
      ...form.steps.flatMap((step) => [step.key, ...step.subSteps.map((part) => part.key)]),
      form.nextKey,
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("patchFromForm", () => {
  it("changes nothing in any recipe when nothing was edited", () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const { url, author, source, ...patch } = patchFromForm(formFromRecipe(draft));
        const { recipe } = normaliseRecipe({ ...draft, ...patch, url, author });
        expect(recipe).toEqual(draft);
        expect(source).not.toBe("");
      }),
    );
  });

  it("retains the parts of an edited step that the form does not show", () => {
    const [step] = saved({
      type: "set-sub-step",
      step: stepId,
      subStep: partId,
      field: "tip",
      value: "",
    }).steps;
    expect(step).toMatchObject({ main_step: "Chop", analogy: "mowing" });
    expect(step?.sub_steps[0]).toMatchObject({ description: "Chop leeks", duration_minutes: 5 });
    expect(step?.sub_steps[0]?.ingredients).toHaveLength(1);
    expect(step?.sub_steps[0]).not.toHaveProperty("tip");
  });

  it("retains the exact amount of a row whose other fields were edited, and drops its original line", () => {
    const row = saved({ type: "set-row", group: groupId, row: rowId, field: "item", value: "milk " })
      .ingredients.main?.[0];
    expect(row).toEqual({ ingredient_name: "milk", unit: "cup", measure: 1 / 3, prep_style: "" });
  });

  it("reads an edited amount", () => {
    const row = saved({ type: "set-row", group: groupId, row: rowId, field: "quantity", value: "1 1/2" })
      .ingredients.main?.[0];
    expect(row?.measure).toBe(1.5);
  });

  it("drops empty rows, sub-steps and steps", () => {
    const patch = saved(
      { type: "add-row", group: groupId },
      { type: "add-sub-step", step: stepId },
      { type: "add-step" },
    );
    expect(patch.ingredients.main).toHaveLength(4);
    expect(patch.steps).toHaveLength(1);
    expect(patch.steps[0]?.sub_steps).toHaveLength(1);
  });

  it("lower-cases and trims tags, each once", () => {
    expect(patchFromForm({ ...form, tags: [" Quick", "quick", "", "SOUP"] }).tags).toEqual(["quick", "soup"]);
  });

  it("sends an empty text for a cleared field", () => {
    expect(saved({ type: "set", field: "url", value: " " }).url).toBe("");
  });

  it("takes a total of nothing as the sum", () => {
    expect(saved({ type: "set", field: "totalMinutes", value: "" }).duration).toEqual({
      prep_time_minutes: 5,
      cook_time_minutes: 20,
      total_time_minutes: 25,
      formatted: "25 min",
    });
  });
});

describe("hasChanges", () => {
  it.each<[string, FormChange[], boolean]>([
    ["nothing was typed", [], false],
    ["an empty row was added", [{ type: "add-row", group: groupId }], false],
    ["a name was typed and taken back", [{ type: "set", field: "name", value: "Soup " }], false],
    ["a description was written", [{ type: "set", field: "description", value: "Warm" }], true],
    ["a row was removed", [{ type: "remove-row", group: groupId, row: rowId }], true],
    ["a group was added", [{ type: "add-group", name: "Sauce" }], true],
  ])("when %s: %s", (_, changes, expected) => {
    expect(hasChanges(change(...changes), form)).toBe(expected);
  });
});

describe("fields", () => {
  it.each([
    ["20", 20],
    ["20.9", 20],
    ["20 min", 20],
    ["-5", 0],
    ["", 0],
    ["soon", 0],
  ])("minutes %j are %i", (text, minutes) => {
    expect(minutesFrom(text)).toBe(minutes);
  });

  it.each([
    ["4", 4],
    ["2.5", 2.5],
    ["0", 1],
    ["-3", 1],
    ["", 1],
    ["many", 1],
  ])("servings %j are %d", (text, servings) => {
    expect(servingsFrom(text)).toBe(servings);
  });

  it.each<[string, number | string]>([
    ["2", 2],
    ["1/2", 0.5],
    ["1½", 1.5],
    ["1,5", 1.5],
    ["2-3", "2-3"],
    [" a handful ", "a handful"],
    ["", 0],
    ["  ", 0],
  ])("quantity %j is %j", (text, measure) => {
    expect(measureFrom(text)).toBe(measure);
  });

  it("offers a row's own unit and a recipe's own source beside the known ones", () => {
    expect(unitChoices("g")).toEqual(UNITS);
    expect(unitChoices("")).toEqual(UNITS);
    expect(unitChoices("diente")[0]).toBe("diente");
    expect(sourceChoices("web")).not.toContain("Grandma");
    expect(sourceChoices("Grandma")[0]).toBe("Grandma");
  });

  it.each([
    [{ name: " " }, { name: "recipe-name-required" }],
    [{ url: "javascript:alert(1)" }, { url: "recipe-url-invalid" }],
    [{ url: "example.com" }, { url: "recipe-url-invalid" }],
    [{ url: "" }, {}],
    [{}, {}],
  ])("with %j the problems are %j", (fields, problems) => {
    expect(problemsOf({ ...form, ...fields })).toEqual(problems);
  });
});

describe("changeForm", () => {
  it("adds, fills and removes rows", () => {
    const grown = change({ type: "add-row", group: groupId });
    const key = rowsOf(grown).at(-1)?.key ?? 0;
    const filled = changeForm(grown, {
      type: "set-row",
      group: groupId,
      row: key,
      field: "item",
      value: "rice",
    });
    expect(rowsOf(filled).at(-1)).toMatchObject({ item: "rice", quantity: "" });
    expect(rowsOf(changeForm(filled, { type: "remove-row", group: groupId, row: key }))).toEqual(
      rowsOf(form),
    );
  });

  it("adds and removes groups by name", () => {
    const grown = change({ type: "add-group", name: "For the Sauce" });
    expect(grown.groups.map((group) => group.name)).toEqual(["main", "for_the_sauce"]);
    expect(
      changeForm(grown, { type: "remove-group", group: groupId }).groups.map((group) => group.name),
    ).toEqual(["for_the_sauce"]);
  });

  it.each([
    ["  ", "blank"],
    ["Main", "exists"],
    ["main!", "exists"],
  ])("does not add a group named %j: %s", (name, problem) => {
    expect(groupProblem(form, name)).toBe(problem);
    expect(change({ type: "add-group", name })).toBe(form);
  });

  it("adds a step with one empty sub-step, fills and removes it", () => {
    const grown = change({ type: "add-step" });
    const step = grown.steps.at(-1);
    expect(step?.subSteps).toHaveLength(1);
    const filled = changeForm(grown, { type: "set-step", step: step?.key ?? 0, value: "Boil" });
    expect(patchFromForm(filled).steps.at(-1)).toEqual({ main_step: "Boil", sub_steps: [] });
    expect(changeForm(filled, { type: "remove-step", step: step?.key ?? 0 }).steps).toEqual(form.steps);
  });

  it("moves a step up and down, and no further than the ends", () => {
    const grown = change({ type: "add-step" });
    const last = grown.steps.at(-1)?.key ?? 0;
    const titles = (edited: EditForm) => edited.steps.map((step) => step.mainStep);
    const up = changeForm(grown, { type: "move-step", step: last, by: -1 });
    expect(titles(up)).toEqual(["", "Chop"]);
    expect(titles(changeForm(up, { type: "move-step", step: last, by: -1 }))).toEqual(["", "Chop"]);
    expect(titles(changeForm(up, { type: "move-step", step: last, by: 1 }))).toEqual(["Chop", ""]);
    expect(titles(changeForm(up, { type: "move-step", step: -1, by: 1 }))).toEqual(["", "Chop"]);
  });

  it("adds and removes sub-steps", () => {
    const grown = change({ type: "add-sub-step", step: stepId });
    expect(grown.steps[0]?.subSteps).toHaveLength(2);
    expect(
      changeForm(grown, { type: "remove-sub-step", step: stepId, subStep: partId }).steps[0]?.subSteps,
    ).toHaveLength(1);
  });

  it("adds a tag once, lower-case, and removes it", () => {
    expect(change({ type: "add-tag", tag: " Winter " }, { type: "add-tag", tag: "winter" }).tags).toEqual([
      "quick",
      "winter",
    ]);
    expect(change({ type: "add-tag", tag: "  " }).tags).toEqual(["quick"]);
    expect(change({ type: "remove-tag", tag: "quick" }).tags).toEqual([]);
  });

  it("never uses a key twice", () => {
    const grown = change(
      { type: "add-step" },
      { type: "add-row", group: groupId },
      { type: "add-step" },
      { type: "add-group", name: "x" },
    );
    const keys = [
      ...grown.groups.flatMap((group) => [group.key, ...group.rows.map((row) => row.key)]),
      ...grown.steps.flatMap((step) => [step.key, ...step.subSteps.map((part) => part.key)]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("stops at the limits", () => {
    const full = Array.from({ length: LIMITS.tags + 5 }, (_, n): FormChange => ({
      type: "add-tag",
      tag: `t${n}`,
    }));
    expect(change(...full).tags).toHaveLength(LIMITS.tags);
    const rows = Array.from({ length: LIMITS.rowsPerGroup + 5 }, (): FormChange => ({
      type: "add-row",
      group: groupId,
    }));
    expect(rowsOf(change(...rows))).toHaveLength(LIMITS.rowsPerGroup);
  });
});

describe("amounts in the reader's language", () => {
  const written = (measure: number, unit: string) => ({
    ...soup,
    servings: 2.5,
    ingredients: { main: [{ ingredient_name: "flour", measure, unit, prep_style: "" }] },
  });
  const retyped = (locale: string, quantity: string) => {
    const form = formFromRecipe(written(0.1, "kg"), locale);
    const groups = form.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, quantity })),
    }));
    return patchFromForm({ ...form, groups }).ingredients.main?.[0]?.measure;
  };

  it.each([
    ["en", "1.5", "2.5", "1.188"],
    ["es", "1,5", "2,5", "1,188"],
  ])("are shown with the decimal sign of %s and saved as they were", (locale, amount, servings, exact) => {
    const form = formFromRecipe(written(1.5, "kg"), locale);
    expect(form.groups[0]?.rows[0]?.quantity).toBe(amount);
    expect(form.servings).toBe(servings);
    expect(formFromRecipe(written(1.1876, "kg"), locale).groups[0]?.rows[0]?.quantity).toBe(exact);
    expect(patchFromForm(form)).toEqual(patchFromForm(formFromRecipe(written(1.5, "kg"))));
  });

  it.each([
    ["es", "1,5", 1.5],
    ["es", "1,188", 1.188],
    ["es", "1.500", 1500],
    ["es", "1.5", 1.5],
    ["en", "1.188", 1.188],
    ["en", "1,500", 1500],
    ["en", "1,5", 1.5],
  ])("typed in %s, %s is read as %d", (locale, typed, measure) => {
    expect(retyped(locale, typed)).toBe(measure);
  });
});

it("a category heading is as it was typed after it was saved, also with an and-sign", () => {
  const form = changeForm(formFromRecipe(soup), { type: "add-group", name: "Spices & More" });
  const added = form.groups.at(-1);
  expect(added?.name).toBe("spices__more");
  const { recipe } = normaliseRecipe({
    ...patchFromForm(form),
    ingredients: { [added?.name ?? ""]: [{ ingredient_name: "cumin" }] },
  });
  expect(Object.keys(recipe.ingredients).map(groupTitle)).toEqual(["Spices & More"]);
});
