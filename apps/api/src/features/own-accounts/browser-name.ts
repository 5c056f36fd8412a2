/** Patterns of browsers and of systems in a `User-Agent`; the first that fits counts, for most name several. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];
/** No browser sends a longer one. */
const LONGEST = 500;

/** Returns a short name of a browser for its user, such as "Firefox, Linux"; "" for what is none. */
export function browserName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, LONGEST) ?? "";
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(text))?.[1],
  );
  if (browser === undefined) return system ?? "";
  return system === undefined ? browser : `${browser}, ${system}`;
}
