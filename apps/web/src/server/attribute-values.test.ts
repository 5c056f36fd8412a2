import { expect, it } from "vitest";
import { attributeValues } from "./attribute-values.ts";

it.each([
  ['<p class="a"><i class="b c"></i></p>', "class", ["a", "b c"]],
  [
    '<p class="[&amp;_svg]:top-0 after:content-[&quot;&#x27;&quot;]">',
    "class",
    ['[&_svg]:top-0 after:content-["\'"]'],
  ],
  ['<p style="--name:&quot;&amp;lt;&quot;">', "style", ['--name:"&lt;"']],
  ['<p data-slot="card">', "class", []],
])("the values of attributes in %s are read as the browser reads them", (html, name, values) => {
  expect(attributeValues(html, name)).toEqual(values);
});
