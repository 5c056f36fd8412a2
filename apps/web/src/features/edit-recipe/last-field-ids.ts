/** The ids of the elements of the last sections that can get the focus. */
export const lastFieldIds = {
  tool: (key: number) => `edit-tool-${key}`,
  removeTool: (key: number) => `edit-remove-tool-${key}`,
  addTool: "edit-add-tool",
  note: (key: number) => `edit-note-${key}`,
  moveNoteUp: (key: number) => `edit-note-up-${key}`,
  moveNoteDown: (key: number) => `edit-note-down-${key}`,
  removeNote: (key: number) => `edit-remove-note-${key}`,
  addNote: "edit-add-note",
  addPictures: "edit-add-pictures",
  movePictureEarlier: (index: number) => `edit-picture-earlier-${index}`,
  movePictureLater: (index: number) => `edit-picture-later-${index}`,
  newLink: "edit-new-link",
  newTag: "edit-new-tag",
} as const;
