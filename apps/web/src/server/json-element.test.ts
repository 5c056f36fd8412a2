import { expect, it } from "vitest";
import { jsonElement } from "./json-element.ts";

it("a text in the JSON cannot end its element", () => {
  const name = '</script><script>alert("x")</script><!--';
  const element = jsonElement("state", { name });
  expect(element.match(/<\/?script/g)).toHaveLength(2);
  const page = new DOMParser().parseFromString(element, "text/html");
  expect(JSON.parse(page.getElementById("state")?.textContent ?? "")).toEqual({ name });
});
