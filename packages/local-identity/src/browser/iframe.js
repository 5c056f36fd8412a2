// The hidden frame in the app's page: takes what the popup says and hands it to the SDK in the page around it.
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `larder-auth-event:${query.get("apiKey")}:${query.get("appName")}`;
  let channel;
  /** What the popup said before there was anybody to tell. */
  let early = null;

  function keptEvent() {
    return early ?? storedEvent() ?? { type: "unknown", error: { code: "auth/no-auth-event" } };
  }

  function storedEvent() {
    try {
      const kept = sessionStorage.getItem(storageKey);
      sessionStorage.removeItem(storageKey);
      return kept && JSON.parse(kept);
    } catch {
      // A browser may refuse its storage; sign-in by the popup needs none.
      return null;
    }
  }

  const forward = (authEvent) => channel.send("authEvent", { type: "authEvent", authEvent });

  window.addEventListener("message", ({ origin, data }) => {
    if (origin !== location.origin || data?.eventType !== "sendAuthEvent") return;
    const { authEvent } = data.data;
    if (channel) forward(authEvent);
    else early = authEvent;
  });

  window.gapi_onload = () => {
    window.gapi.load("gapi.iframes", () => {
      channel = window.gapi.iframes.getContext().getParentIframe();
      // The SDK goes no further without this answer.
      channel.register("webStorageSupport", () => ({ status: "ACK", webStorageSupport: true }));
      forward(keptEvent());
    });
  };
})();
