import { describe, expect, it } from "vitest";
import { looksBlocked } from "./blocked-page.ts";

describe("looksBlocked", () => {
  it.each([
    ["Just a moment...", ""],
    ["Attention Required!", "Sorry, you have been blocked."],
    ["Access Denied", "You don't have permission to access this page."],
    ["Access to this page has been denied", "Press and hold."],
    ["soup.example", "Please verify you are a human."],
    ["Robot check", "Type the characters."],
    ["Pardon Our Interruption", "As you were browsing …"],
    ["403 Forbidden", "nginx"],
    ["Before you continue", "We use cookies."],
    ["We value your privacy", "Accept all"],
    ["Un momento…", ""],
    ["Zugriff verweigert", ""],
    ["", "Enable JavaScript and cookies to continue"],
  ])("detects a blocked page in %j, %j", (title, text) => {
    expect(looksBlocked(title, text)).toBe(true);
  });

  it.each([
    ["Leek soup", "Just leeks. ".repeat(20)],
    ["Just a moment in the kitchen", "I went to the market."],
    ["Un instant gourmand", "Des recettes."],
    ["403 ways with leeks", "Leeks are good. ".repeat(300)],
    ["Are you human? How captchas work", "An article. ".repeat(300)],
    ["Soup", `${"A page. ".repeat(100)} You have been blocked by a dumpling.`],
    ["", ""],
  ])("detects no blocked page in %j, %j", (title, text) => {
    expect(looksBlocked(title, text)).toBe(false);
  });
});
