/** `npm run claim -- --from local:ana@example.com --to UID`: hands all that one account has over to another. */
import { claimAccount } from "./claim/claim-account.ts";
import { runCommand } from "./command/command.ts";

await runCommand(() => claimAccount(process.argv.slice(2), process.env, (line) => console.log(line)));
