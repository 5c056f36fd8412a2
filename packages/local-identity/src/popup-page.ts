import type { InterfaceLanguage } from "@larder/domain/language";
import type { Account } from "./account.ts";
import { GOOGLE } from "./google-sign-in.ts";
import { popupTexts } from "./popup-texts.ts";

const LOGO = `<svg class="logo" viewBox="0 0 34 34" aria-hidden="true"><rect class="shelf" y="28" width="34" height="4" rx="1.5"/><rect class="tomato" x="1" y="7" width="8" height="19" rx="3"/><path class="lemon" d="M12 26V17a5.5 5.5 0 0 1 11 0v9z"/><path class="herb" d="M25 26C24 15 27 6 33 2c1.500 9 .5 18-3 24z"/></svg>`;

/**
 * Returns the window in which the user chooses an account or creates one. All text of accounts is escaped. The
 * buttons are disabled until the script runs: an earlier press would be lost.
 */
export function popupPage(accounts: readonly Account[], language: InterfaceLanguage): string {
  const text = popupTexts[language];
  const known = accounts.map(accountButton).join("");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(text.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/auth/handler.css">
<script src="/emulator/auth/handler.js" defer></script>
</head>
<body>
<main>
<p class="brand">${LOGO}Larder</p>
<h1>${escape(text.heading)}</h1>
<p class="notice">${escape(text.notice)}</p>
<noscript><p class="problem">${escape(text.noScript)}</p></noscript>
${known && `<ul class="accounts" aria-label="${escape(text.accounts)}">${known}</ul>`}
<button type="button" class="key ${known ? "soft " : ""}js-new-account" disabled>${escape(
    known ? text.newAccount : text.firstAccount,
  )}</button>
<form id="main-form" hidden>
<label for="email-input">${escape(text.email)}</label>
<input id="email-input" type="email" required maxlength="254" autocomplete="email" aria-describedby="email-hint">
<p id="email-hint" class="hint">${escape(text.emailHint)}</p>
<label for="display-name-input">${escape(text.displayName)}</label>
<input id="display-name-input" type="text" maxlength="256" autocomplete="name">
<button type="submit" id="sign-in" class="key">${escape(text.signIn)}</button>
</form>
<p id="progress" role="status" data-text="${escape(text.signingIn)}"></p>
<p id="problem" class="problem" role="alert" data-no-opener="${escape(text.noOpener)}"></p>
</main>
</body>
</html>
`;
}

/** Returns the button of an account with a Google sign-in; empty for an account with a password only. */
function accountButton(account: Account): string {
  const link = account.providerUserInfo.find(({ providerId }) => providerId === GOOGLE);
  if (!link) return "";
  const { email, displayName, photoUrl } = account;
  const claims = { sub: link.rawId, email, email_verified: true, name: displayName, picture: photoUrl };
  const initial = String.fromCodePoint((displayName || email).codePointAt(0) ?? 0x20).toUpperCase();
  return `<li><button type="button" class="key soft js-reuse-account" disabled data-claims="${escape(JSON.stringify(claims))}">
<span class="initial" aria-hidden="true">${escape(initial)}</span>
<span class="who">${displayName ? `<bdi class="name">${escape(displayName)}</bdi> ` : ""}<bdi class="email">${escape(email)}</bdi></span>
</button></li>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
