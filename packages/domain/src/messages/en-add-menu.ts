/** The English messages of the ways to add a recipe. */
export const enAddMenu = {
  title: "Add New Recipe",
  write: "Write it yourself",
  writeHint: "On an empty page",
  fromUrl: "Import from URL",
  fromUrlHint: "Any recipe page",
  fromText: "Import from text",
  fromTextHint: "Paste it as you have it",
  fromPhoto: "Photo or PDF",
  fromPhotoHint: "Read from print",
  fromJson: "Code",
  fromJsonHint: "JSON, for developers",
  collection: "Bring your collection",
  collectionHint: "All recipes of another app at once",
  request: "Request Recipe",
  requestHint: "Ask us to add one",
};
