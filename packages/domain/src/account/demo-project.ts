/**
 * Returns whether a project id can never name a real Firebase project. Accounts of the local identity
 * provider live under such an id alone, so that their unsigned tokens are worthless everywhere else.
 *
 * @see https://firebase.google.com/docs/emulator-suite/connect_auth#choose_a_firebase_project
 */
export function isDemoProject(projectId: string): boolean {
  return /^demo-[a-z0-9-]{1,25}$/.test(projectId);
}
