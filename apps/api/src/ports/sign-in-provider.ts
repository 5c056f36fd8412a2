/** Where accounts come from. */
export type SignInProvider = "local" | "firebase";

/** The local provider makes ids of 14 random bytes in hexadecimal; Firebase's hold letters of either case. */
const LOCAL_UID = /^[0-9a-f]{28}$/;

/** The provider that made an account's id. Two Firebase projects cannot be told apart by it. */
export function providerOf(uid: string): SignInProvider {
  return LOCAL_UID.test(uid) ? "local" : "firebase";
}
