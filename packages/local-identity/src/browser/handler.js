// The sign-in popup: one chooses an account or makes one up, and the app's page is told who it is.
const query = new URLSearchParams(location.search);
const form = document.querySelector("#main-form");
const newAccount = document.querySelector(".js-new-account");
const progress = document.querySelector("#progress");
const problem = document.querySelector("#problem");

for (const button of document.querySelectorAll(".js-reuse-account")) {
  button.addEventListener("click", () => signIn(JSON.parse(button.dataset.claims)));
}

newAccount.addEventListener("click", () => {
  newAccount.hidden = true;
  form.hidden = false;
  form.querySelector("#email-input").focus();
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const name = form.querySelector("#display-name-input").value.trim();
  const email = form.querySelector("#email-input").value.trim();
  signIn({ sub: randomDigits(20), email, email_verified: true, ...(name && { name }) });
});

for (const button of document.querySelectorAll("main > button, .accounts button")) button.disabled = false;

function signIn(claims) {
  problem.textContent = "";
  if (deliver(authEvent(claims))) {
    for (const control of document.querySelectorAll("button, input")) control.disabled = true;
    progress.textContent = progress.dataset.text; // the SDK closes this window
  } else {
    problem.textContent = problem.dataset.noOpener;
  }
}

function authEvent(claims) {
  const answer = new URLSearchParams({
    providerId: query.get("providerId"),
    id_token: JSON.stringify(claims),
  });
  return {
    type: query.get("authType"),
    eventId: query.get("eventId"),
    urlResponse: `${location.origin}${location.pathname}?${answer}`,
    sessionId: "local",
    postBody: "",
    tenantId: null,
    error: null,
  };
}

/** Tells whether there was somebody to tell. */
function deliver(authEvent) {
  if (!query.get("authType")?.endsWith("ViaPopup")) return goBackWith(authEvent);
  const frame = authFrame();
  frame?.postMessage({ data: { authEvent }, eventType: "sendAuthEvent" }, location.origin);
  return Boolean(frame);
}

/** For sign-in without a popup: the hidden frame of the page to which we return finds the event in its storage. */
function goBackWith(authEvent) {
  const target = URL.parse(query.get("redirectUrl") ?? "");
  if (target?.origin !== location.origin) return false;
  const key = `larder-auth-event:${query.get("apiKey")}:${query.get("appName")}`;
  sessionStorage.setItem(key, JSON.stringify(authEvent));
  location.replace(target);
  return true;
}

/** The hidden frame of the page that opened this window. */
function authFrame() {
  const frames = window.opener?.frames ?? [];
  for (let index = 0; index < frames.length; index++) {
    try {
      const { pathname, search } = frames[index].location;
      const its = new URLSearchParams(search);
      const isOurs = ["apiKey", "appName"].every((name) => its.get(name) === query.get(name));
      if (isOurs && pathname === "/emulator/auth/iframe") return frames[index];
    } catch {
      // a frame of another origin
    }
  }
  return undefined;
}

function randomDigits(count) {
  return Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => byte % 10).join("");
}
