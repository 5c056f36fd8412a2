import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import type { EditForm, FormTool } from "./edit-form.ts";

/** Adds an empty row for a tool; it has the form's next key. Beyond the limit the form stays as it is. */
export function withNewTool(form: EditForm): EditForm {
  const { tools, nextKey } = form;
  if (tools.length >= EDITABLE_FIELDS.tools.maxEntries) return form;
  return { ...form, tools: [...tools, { key: nextKey, name: "", purpose: "" }], nextKey: nextKey + 1 };
}

export function withoutTool(form: EditForm, key: number): EditForm {
  return { ...form, tools: form.tools.filter((tool) => tool.key !== key) };
}

export function withTool(form: EditForm, key: number, fields: Partial<Omit<FormTool, "key">>): EditForm {
  return { ...form, tools: form.tools.map((tool) => (tool.key === key ? { ...tool, ...fields } : tool)) };
}
