/** The outcome of sharing a link. */
export type Shared = "shared" | "cancelled" | "copied" | "failed";

/** Passes a link to the device's share sheet; where there is none, copies it. Call it straight from a press. */
export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
      // The sheet is there but not for us, as in some embedded browsers.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "failed";
  }
}
