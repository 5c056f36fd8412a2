import { plural } from "./counted.ts";

/** The English messages of the user's own data and account. */
export const enAccount = {
  nameTitle: "Your name",
  nameOnRecipes: "Show my name on recipes I add",
  nameHint: (name: string) =>
    `Recipes that you add from now on say they are by ${name}, unless they name another author or source. Off takes the name from all of them.`,
  nameFailed: "Your choice could not be saved. Please try again.",
  logoutFailedTitle: "Logout failed",
  logoutFailed: "There was a problem logging out. Please try again.",
  loggedOutTitle: "Logged out successfully",
  loggedOut: "You have been logged out of your account.",
  toAdmin: "Manage this Larder",
  licences: "Licences of third-party software",
  title: "Your data",
  downloadText: "Everything Larder keeps about you, in one file.",
  download: "Download my data",
  downloading: "Gathering...",
  downloadFailed: "Your data could not be gathered. Please try again.",
  restore: "Bring back my data",
  restoring: "Reading...",
  restoredTitle: "Your data is back",
  restored: (recipes: number, bookmarks: number, notes: number, collections: number) =>
    `Added: ${recipes} ${plural("en", recipes, "recipe", "recipes")}, ${bookmarks} ${plural("en", bookmarks, "bookmark", "bookmarks")}, notes on ${notes} ${plural("en", notes, "recipe", "recipes")}, ${collections} ${plural("en", collections, "collection", "collections")}.`,
  restoredNothing: "Everything in this file was here already.",
  restoreSkipped: (count: number, names: string) =>
    `${count} ${plural("en", count, "entry was", "entries were")} skipped: ${names}`,
  restoreFailed: "Your data could not be brought back. Please try again.",
  delete: "Delete my account",
  deleteTitle: "Delete your account?",
  deleteText:
    "Your bookmarks, ratings, notes and timers are deleted for good, and so is your sign-in. What you sent to the administrator stays, without your address.",
  recipes: "Your recipes",
  leaveRecipes: "Leave them here",
  leaveRecipesHint: "They stay without an owner: others can go on cooking them, and nobody can change them.",
  deleteRecipes: "Delete them too",
  deleteRecipesHint: "They are gone for everybody, also for those who bookmarked them.",
  confirm: (email: string) => `To confirm, type your address: ${email}`,
  wrongAddress: "This is not the address of your account",
  deleteConfirm: "Delete my account",
  deleting: "Deleting...",
  deleteFailed: "Your account could not be deleted. Please try again.",
  deletedTitle: "Your account is deleted",
  deletedText: "Thank you for having cooked with us.",
};
