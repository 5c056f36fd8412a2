import { setTimeout as wait } from "node:timers/promises";
import {
  extracted,
  part,
  PIRATE_CAKE,
  recipe,
  row,
  step,
  WRONG_FORM,
} from "@larder/model-recipes/testing/answers";
import type { Asked, Behaviour } from "./asked.ts";
import { SCHEMA_FOLLOWING } from "./schema-following.ts";
import { breakOff, huge, inTurn, json, refuse, answerWith, vanish, whole } from "./responses.ts";

const right = ({ isExtract }: Asked) => JSON.stringify(isExtract ? extracted() : recipe());
const good = answerWith(right);
const created = (more: Parameters<typeof recipe>[0]): Behaviour => answerWith(JSON.stringify(recipe(more)));

/** Rejects response formats, as servers do that do not support them. */
const withoutForms =
  (...kinds: string[]): Behaviour =>
  (asked) => {
    const kind = asked.body.response_format?.type ?? "text";
    return kinds.includes(kind)
      ? refuse(400, `Invalid value for 'response_format': '${kind}' is not supported.`)(asked)
      : good(asked);
  };

const failing = refuse(500, "The server had an error");

/** The behaviours by model name. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  good,
  // Answers in one piece whatever it is asked.
  whole: (asked) => whole(asked, right(asked), {}),
  // Streams, but does not say so.
  unlabelled: answerWith(right, { contentType: "text/plain" }),
  slow: answerWith(right, { pauseMs: 2 }),
  // Begins to answer after three seconds.
  delayed: async (asked) => {
    await wait(3_000);
    await good(asked);
  },
  crawling: answerWith(right, { pauseMs: 30 }),
  fenced: answerWith((asked) => `\`\`\`json\n${right(asked)}\n\`\`\``),
  prose: answerWith((asked) => `Sure! Here is {a recipe}:\n\n${right(asked)}\n\nEnjoy your {meal}!`),
  thinking: answerWith((asked) => `<think>Maybe {"name": "No"}? Let me "see.</think>\n${right(asked)}`),
  "in-a-string": answerWith((asked) => JSON.stringify(right(asked))),
  "trailing-comma": answerWith((asked) => right(asked).replaceAll("]}", "],}")),
  wrapped: answerWith((asked) => `{"recipe": ${right(asked)}}`),
  "no-usage": answerWith(right, { usage: null }),

  truncated: answerWith((asked) => right(asked).slice(0, 400), { finish: "length" }),
  "truncated-once": inTurn(
    answerWith((asked) => right(asked).slice(0, 400), { finish: "length" }),
    good,
  ),
  "ends-early": answerWith((asked) => right(asked).slice(0, 400)),
  empty: answerWith(""),
  "empty-once": inTurn(answerWith(""), good),
  "no-choices": ({ response }) => json(response, 200, { id: "c", object: "chat.completion", choices: [] }),
  page: ({ response }) =>
    void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Welcome</title>"),
  "invalid-utf8": ({ response }) => {
    response.writeHead(200, { "content-type": "application/json" });
    const body = JSON.stringify({
      choices: [
        { message: { content: JSON.stringify(recipe({ name: "Jalape?o" })) }, finish_reason: "stop" },
      ],
    });
    response.end(Buffer.from(body).map((byte) => (byte === 0x3f ? 0xf1 : byte)));
  },
  huge: huge("application/json", " ".repeat(100_000)),
  endless: huge("application/json", " ".repeat(100_000), Number.POSITIVE_INFINITY),
  "huge-stream": huge(
    "text/event-stream",
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "la ".repeat(20_000) } }] })}\n\n`,
  ),

  "wrong-once": inTurn(answerWith(JSON.stringify(WRONG_FORM)), good),
  "always-wrong": answerWith(JSON.stringify(WRONG_FORM)),
  chatty: answerWith("I would make a soup. First chop some onions, then..."),
  "chatty-once": inTurn(answerWith("I cannot help with that."), good),
  "no-json-schema": withoutForms("json_schema"),
  "no-json-at-all": withoutForms("json_schema", "json_object"),
  "no-stream": (asked) =>
    asked.body.stream ? refuse(400, "streaming is not supported")(asked) : good(asked),
  "no-stream-options": (asked) =>
    asked.body.stream_options
      ? refuse(422, "Extra inputs are not permitted: stream_options")(asked)
      : good(asked),
  // As models that think want it.
  "new-limits": (asked) =>
    asked.body.max_tokens === undefined && asked.body.temperature === undefined
      ? good(asked)
      : refuse(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", {
          param: "max_tokens",
          code: "unsupported_parameter",
        })(asked),

  refusal: answerWith("", { refusal: "I cannot help with that." }),
  "content-filter": answerWith("", { finish: "content_filter" }),
  "filtered-request": refuse(400, "The prompt was filtered", { code: "content_filter" }),
  "no-food": answerWith(JSON.stringify(recipe({ name: "", ingredients: [], steps: [] }))),
  unauthorized: refuse(401, "Incorrect API key provided: sk-secret-key", { code: "invalid_api_key" }),
  forbidden: refuse(403, "Country not supported"),
  "no-such-model": refuse(404, "The model does not exist", { code: "model_not_found" }),
  "bad-request": refuse(400, "Something else is wrong with 'messages'"),
  "small-context": refuse(400, "This model's maximum context length is 512 tokens", {
    code: "context_length_exceeded",
  }),
  moved: ({ response }) => void response.writeHead(302, { location: "http://127.0.0.1:9/v1" }).end(),

  "busy-once": inTurn(refuse(429, "Rate limit reached", {}, { "retry-after": "1" }), good),
  "busy-without-a-word": inTurn(refuse(429, "Rate limit reached"), good),
  "busy-for-long": refuse(429, "Rate limit reached", {}, { "retry-after": "60" }),
  "busy-for-seven": refuse(429, "Rate limit reached", {}, { "retry-after": "7" }),
  "always-busy": refuse(429, "Rate limit reached", {}, { "retry-after": "0" }),
  "no-credit": refuse(429, "You exceeded your current quota", { code: "insufficient_quota" }),
  "fails-once": inTurn(failing, good),
  "fails-twice": inTurn(failing, failing, good),
  "always-fails": failing,
  "fails-in-the-stream": ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify({ error: { message: "overloaded", code: 503 } })}\n\n`);
  },
  "fails-with-200": ({ response }) => json(response, 200, { error: { message: "Bad gateway", code: 502 } }),
  "vanishes-once": inTurn(vanish, good),
  "breaks-off": breakOff,
  "breaks-off-once": inTurn(breakOff, good),

  // Never answer; the second says a little first.
  hanging: () => undefined,
  silent: ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "{" } }] })}\n\n`);
  },
  "hangs-twice": inTurn(
    () => undefined,
    () => undefined,
    good,
  ),

  // These see a photographed page.
  seeing: answerWith("Leek soup\r\n\r\n\r\n2 leeks\n½ l  milk\n"),
  "seeing-fenced": answerWith("<think>A page of a book.</think>\n```text\nLeek soup\n2 leeks\n```"),
  "seeing-as-thinkers": (asked) =>
    asked.body.max_tokens === undefined && asked.body.temperature === undefined
      ? answerWith("Leek soup")(asked)
      : refuse(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")(asked),
  "sees-nothing": answerWith("NOTHING"),
  "says-nothing": answerWith(" \n"),
  "will-not-look": answerWith("I'm sorry, but I can't help with this picture."),
  "sees-for-ever": answerWith("1 egg\n".repeat(5_000)),
  "sees-half": answerWith("Leek soup\n2", { finish: "length" }),

  // These read a text, and do it badly.
  "invents-a-recipe": answerWith(JSON.stringify(recipe())),
  "invents-a-number": answerWith(
    JSON.stringify(
      extracted({ ingredients: [{ group: null, items: [row("large onions", "7"), row("eggs", "2")] }] }),
    ),
  ),
  "invents-some": answerWith(
    JSON.stringify(
      extracted({
        description: "A famous tart of the Alsatian vineyards.",
        ingredients: [
          {
            group: null,
            items: [row("large onions", "3"), row("smoked duck", "300", "g"), row("truffle", "1")],
          },
        ],
      }),
    ),
  ),
  "obeys-the-page": answerWith(JSON.stringify(PIRATE_CAKE)),
  "finds-nothing": answerWith("{}"),
  "reads-only-ingredients": answerWith(JSON.stringify(extracted({ steps: [] }))),

  // These do whatever a page wants of them, see there.
  ...SCHEMA_FOLLOWING,

  // These write recipes that want a second look.
  spanish: created({
    name: "Sopa de lentejas",
    language: "es",
    ingredients: [{ group: null, items: [row("lentejas", "200", "g")] }],
    steps: [step("Cocer", part("Cuece las lentejas 25 minutos."))],
  }),
  undercooked: created({
    name: "Roast chicken",
    ingredients: [{ group: null, items: [row("chicken", "1")] }],
    steps: [step("Roast", part("Roast the chicken at 200 °C until it is 60 °C inside."))],
  }),
  buttery: created({
    ingredients: [{ group: null, items: [row("red lentils", "200", "g"), row("butter", "50", "g")] }],
  }),
  "buttery-once": inTurn(
    created({ ingredients: [{ group: null, items: [row("butter", "50", "g")] }] }),
    good,
  ),
  forgetful: created({
    steps: [
      step(
        "Finish",
        part("Stir in the cream.", { ingredients: [row("cream", "100", "ml"), row("water", "1", "L")] }),
      ),
    ],
  }),
  hasty: created({ prep_minutes: 30, cook_minutes: 60, total_minutes: 45 }),
  "for-an-army": created({ servings: 5_000 }),
  nameless: created({ name: " " }),
  "without-steps": created({ steps: [] }),
  specialTokens: created({
    name: "<b>Soup</b>",
    description: "See [my page](https://example.com/x) or https://example.com/y <script>alert(1)</script>",
    tags: ["vegan", "imported", "quick"],
    ingredients: [
      {
        group: null,
        items: [
          row("chicken stock", "1", "L"),
          row("red lentils", "200", "g"),
          row("tomatoes", "4"),
          row("olive oil"),
        ],
      },
    ],
  }),
};
