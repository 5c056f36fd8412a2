const STORED_AS = "larder-photo-reader";

/** Returns whether pictures are read offline, as it was chosen last on this device; false until it was. */
export function readsOffline(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === "offline";
  } catch {
    return false;
  }
}

/** Stores the choice for the next pictures, if the browser allows it. */
export function rememberReader(offline: boolean): void {
  try {
    if (offline) localStorage.setItem(STORED_AS, "offline");
    else localStorage.removeItem(STORED_AS);
  } catch {
    // The choice applies to this page without storage, too.
  }
}
