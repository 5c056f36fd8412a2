import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
} from "firebase/auth";
import type { EndpointResponse } from "@larder/domain/contract/endpoint";
import type { Role } from "@larder/domain/account/role";
import type { getConfig } from "@larder/domain/contract/system";

type ServerConfig = EndpointResponse<typeof getConfig>;
type Config = { firebase: NonNullable<ServerConfig["firebase"]> } & Pick<ServerConfig, "authEmulatorUrl">;

/** A user of the identity provider. */
export interface Account {
  uid: string;
  email: string;
  /** Empty where the provider knows no name. */
  displayName?: string;
  /** Missing for an account of this server, whose session is all there is. */
  idToken?: () => Promise<string>;
  role?: Role;
}

/** The identity provider, seen from the browser. */
export interface IdentityProvider {
  /** Reports the signed-in user: once at the start, then at every change. */
  watch: (report: (account: Account | null) => void) => () => void;
  /** Opens the provider's window. Call it straight from a click: browsers block other windows. */
  signIn: () => Promise<void>;
  signOut: () => Promise<void>;
}

export async function connectIdentity({ firebase, authEmulatorUrl }: Config): Promise<IdentityProvider> {
  // The sign-in library fetches a script of its provider; where it is served by ourselves, so is that script.
  // Without a connection this script is missing, as is the provider; a signed-in user stays signed in.
  if (authEmulatorUrl === "same-origin") await loadScript("/gapi-shim.js").catch(() => {});
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (authEmulatorUrl) {
    connectAuthEmulator(auth, authEmulatorUrl === "same-origin" ? location.origin : authEmulatorUrl, {
      disableWarnings: true,
    });
  }
  const provider = new GoogleAuthProvider();
  return {
    watch: (report) =>
      onAuthStateChanged(auth, (user) =>
        report(
          user && {
            uid: user.uid,
            email: user.email ?? "",
            displayName: user.displayName ?? "",
            idToken: () => user.getIdToken(),
          },
        ),
      ),
    signIn: async () => void (await signInWithPopup(auth, provider, browserPopupRedirectResolver)),
    signOut: () => signOut(auth),
  };
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
}
