import { test } from "./harness/page.ts";
import { fillPopup, signInThroughPopup } from "./harness/sign-in.ts";

test("a user who is not on the list of those who may sign in is told so, and one who is on it is not", async ({
  page,
  consoleErrors,
  startServer,
}) => {
  consoleErrors.allow(/403/);
  const server = await startServer({ settings: { SIGN_UP: "ben@example.com" } });
  await page.goto(`${server.url}/login`);
  await fillPopup(page, "Ana");
  await page.getByText("This address may not sign in here. Ask whoever runs this Larder.").first().waitFor();
  await signInThroughPopup(page, "Ben");
});
