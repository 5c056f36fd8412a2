/** The ids of the elements that can get the focus. Rows and steps are identified by their keys in the form. */
export const fieldIds = {
  save: "edit-save",
  delete: "edit-delete",
  name: "edit-name",
  url: "edit-url",
  row: (key: number) => `edit-row-${key}`,
  removeRow: (key: number) => `edit-remove-row-${key}`,
  addRow: (group: number) => `edit-add-row-${group}`,
  newGroup: "edit-new-group",
  step: (key: number) => `edit-step-${key}`,
  moveStepUp: (key: number) => `edit-step-up-${key}`,
  moveStepDown: (key: number) => `edit-step-down-${key}`,
  removeStep: (key: number) => `edit-remove-step-${key}`,
  addStep: "edit-add-step",
  subStep: (key: number) => `edit-sub-step-${key}`,
  removeSubStep: (key: number) => `edit-remove-sub-step-${key}`,
  addSubStep: (step: number) => `edit-add-sub-step-${step}`,
  video: "edit-video",
} as const;

/** Returns the entry that follows a removed entry: the one after it, else the one before; null for the only one. */
export function neighbourOf<T extends { key: number }>(list: readonly T[], key: number): T | null {
  const index = list.findIndex((entry) => entry.key === key);
  return index < 0 ? null : (list[index + 1] ?? list[index - 1] ?? null);
}
