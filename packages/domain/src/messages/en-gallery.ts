/** The English messages about the further pictures of a recipe. */
export const enGallery = {
  title: "More pictures",
  open: (n: number) => `Show picture ${n}`,
  picture: (n: number, count: number) => `Picture ${n} of ${count}`,
  previous: "Previous picture",
  next: "Next picture",
};
