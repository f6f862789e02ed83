import { describe, expect, it } from "vitest";
import { JsonText, stringifyJson } from "./json-text.ts";

describe("stringifyJson", () => {
  it("sends JSON texts as they are, in their places", () => {
    const value = {
      name: 'Mom\'s "map"',
      first: new JsonText('{ "a": [1, 2] }'),
      list: [new JsonText("{}"), { deep: new JsonText('"$& $1"') }],
      last: null,
    };
    expect(stringifyJson(value)).toBe(
      '{"name":"Mom\'s \\"map\\"","first":{ "a": [1, 2] },"list":[{},{"deep":"$& $1"}],"last":null}',
    );
  });

  it("keeps no text of an earlier value", () => {
    JSON.stringify(new JsonText("1"));
    expect(stringifyJson({ a: new JsonText("2") })).toBe('{"a":2}');
    expect(stringifyJson({ a: "b" })).toBe('{"a":"b"}');
  });
});
