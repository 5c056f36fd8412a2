import { expect } from "vitest";
import { test } from "./harness/page.ts";
import { openSignedIn } from "./harness/sign-in.ts";

const MIT = "Permission is hereby granted, free of charge";
const APACHE = "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION";

test("the profile leads to the licences of the app's packages", async ({ page, startServer }) => {
  const server = await startServer();
  await openSignedIn(page, `${server.url}/profile`, "Ana");
  const opens = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Licences of third-party software" }).click();
  const opened = await opens;
  expect(new URL(opened.url()).pathname).toBe("/third-party-notices.txt");

  const answer = await page.request.get(opened.url());
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const parts = (await answer.text()).split(/\n-{80}\n/);
  for (const [name, licence, words] of [
    ["react", "MIT", MIT],
    ["zod", "MIT", MIT],
    ["@radix-ui/react-dialog", "MIT", MIT],
    ["firebase", "Apache-2.0", APACHE],
    ["@firebase/auth", "Apache-2.0", APACHE],
    ["tailwindcss", "MIT", MIT],
    ["@fontsource-variable/hanken-grotesk", "OFL-1.1", "SIL OPEN FONT LICENSE"],
  ] as const) {
    const part = parts.find((each) => each.trim().startsWith(`${name} `));
    expect(part).toContain(`Licence: ${licence}`);
    expect(part).toContain(words);
  }
  expect(parts.some((part) => part.trim().startsWith("@larder/"))).toBe(false);
});
