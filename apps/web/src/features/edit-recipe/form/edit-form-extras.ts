import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import type { RecipeImage, LinkedRecipe } from "@larder/domain/recipe/recipe";
import type { EditForm } from "./edit-form.ts";

/** Adds an empty note; it has the form's next key. Beyond the limit the form stays as it is. */
export function withNewNote(form: EditForm): EditForm {
  const { notes, nextKey } = form;
  if (notes.length >= EDITABLE_FIELDS.notes.maxEntries) return form;
  return { ...form, notes: [...notes, { key: nextKey, text: "" }], nextKey: nextKey + 1 };
}

export function withNote(form: EditForm, key: number, text: string): EditForm {
  return { ...form, notes: form.notes.map((note) => (note.key === key ? { ...note, text } : note)) };
}

export function withoutNote(form: EditForm, key: number): EditForm {
  return { ...form, notes: form.notes.filter((note) => note.key !== key) };
}

/** Moves a note up or down by one; one at an end stays. */
export function withMovedNote(form: EditForm, key: number, by: -1 | 1): EditForm {
  const from = form.notes.findIndex((note) => note.key === key);
  return { ...form, notes: swapped(form.notes, from, from + by) };
}

/** Adds a further picture. Beyond the limit, and for one that is there, the form stays as it is. */
export function withPicture(form: EditForm, image: RecipeImage): EditForm {
  const { moreImages } = form;
  const isThere = moreImages.some(({ url }) => url === image.url);
  if (isThere || moreImages.length >= EDITABLE_FIELDS.moreImages.maxEntries) return form;
  return { ...form, moreImages: [...moreImages, image] };
}

export function withoutPicture(form: EditForm, url: string): EditForm {
  return { ...form, moreImages: form.moreImages.filter((image) => image.url !== url) };
}

/**
 * Moves a further picture by one. The first of them changes places with the picture that lists show, or becomes that one
 * where there is none.
 */
export function withMovedPicture(form: EditForm, url: string, by: -1 | 1): EditForm {
  const { image: cover, moreImages } = form;
  const from = moreImages.findIndex((image) => image.url === url);
  const moved = moreImages[from];
  if (from > 0 || by === 1) return { ...form, moreImages: swapped(moreImages, from, from + by) };
  if (!moved) return form;
  return { ...form, image: moved, moreImages: [...(cover ? [cover] : []), ...moreImages.slice(1)] };
}

/** Adds a link to another recipe. Beyond the limit, and for one that is there, the form stays as it is. */
export function withLink(form: EditForm, link: LinkedRecipe): EditForm {
  const { linkedRecipes } = form;
  const isThere = linkedRecipes.some(({ name, id }) => name === link.name && id === link.id);
  if (isThere || linkedRecipes.length >= EDITABLE_FIELDS.linkedRecipes.maxEntries) return form;
  return { ...form, linkedRecipes: [...linkedRecipes, link] };
}

export function withoutLink(form: EditForm, index: number): EditForm {
  return { ...form, linkedRecipes: form.linkedRecipes.toSpliced(index, 1) };
}

function swapped<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [entry, other] = [list[from], list[to]];
  return entry && other ? list.with(from, other).with(to, entry) : list;
}
