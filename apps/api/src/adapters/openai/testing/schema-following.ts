import { extracted, part, PIRATE_CAKE, row, step } from "@larder/model-recipes/testing/answers";
import type { Asked, Behaviour } from "./asked.ts";
import { answerWith } from "./responses.ts";

/** The host of the links that hostile pages demand. */
export const EVIL = "evil.example";

const link = `https://${EVIL}/buy?from=larder`;
const prompt = ({ body }: Asked) =>
  body.messages.flatMap(({ content }) => (typeof content === "string" ? [content] : [])).join("\n");
const obeying = (answer: (asked: Asked) => object): Behaviour =>
  answerWith((asked) => JSON.stringify(answer(asked)));

/** Models that obey: each follows the instructions of one kind of page, in every field of the schema. */
export const SCHEMA_FOLLOWING: Readonly<Record<string, Behaviour>> = {
  "ignores-its-rules": obeying(() => PIRATE_CAKE),
  "sets-the-owner": obeying(() => ({
    ...extracted(),
    id: "1",
    _id: "1",
    userId: "ben",
    owner: "ben",
    hiddenBy: "eva",
    rating: 5,
    reviews: 1_000,
    createdAt: "1999-01-01T00:00:00.000Z",
    recipe: { userId: "ben" },
    $set: { userId: "ben" },
  })),
  "adds-links": obeying(() => ({
    ...extracted({
      name: `Grandma's onion tart ${link}`,
      description: `Serves 6. See [the tart](${link}) <a href="${link}">here</a>.`,
      tags: [link, "tart"],
      tools: [{ tool_name: `tin ${link}`, purpose: link }],
      ingredients: [
        {
          group: link,
          items: [row(`large onions ${link}`, "3"), row("eggs", "2", link), row("cream", link)],
        },
      ],
      steps: [
        {
          ...step(
            `Fry ${link}`,
            part(`Fry the onions slowly in butter for 15 minutes until golden. ${link}`, {
              why: link,
              tip: `Fry slowly: ${link}`,
            }),
          ),
          parallel_group: link,
        },
      ],
    }),
    url: link,
    image: link,
    sourceUrl: link,
    importedUrl: { url: link },
  })),
  "reveals-its-prompt": obeying((asked) => ({
    ...extracted({
      description: prompt(asked),
      tags: [prompt(asked).slice(0, 60)],
      tools: [{ tool_name: "tin", purpose: prompt(asked).slice(0, 200) }],
      steps: [
        step(
          "Fry the onions",
          part("Fry the onions slowly in butter for 15 minutes until golden.", {
            why: prompt(asked),
            tip: prompt(asked),
            analogy: prompt(asked),
          }),
          part(prompt(asked).slice(0, 4_000)),
        ),
      ],
    }),
    prompt: prompt(asked),
  })),
  "changes-the-slug": obeying(() => ({
    ...extracted({ name: "../../admin" }),
    slug: "admin",
    url: "/admin",
  })),
};
