import { describe, expect, it } from "vitest";
import { encodeJson, JsonText } from "./json-text.ts";

const stringify = (value: object) => encodeJson(value).toString();

describe("encodeJson", () => {
  it("sends JSON texts as they are, in their places", () => {
    const value = {
      name: 'Mom\'s "map"',
      first: new JsonText('{ "a": [1, 2] }'),
      list: [new JsonText("{}"), { deep: new JsonText('"$& $1"') }],
      last: null,
    };
    expect(stringify(value)).toBe(
      '{"name":"Mom\'s \\"map\\"","first":{ "a": [1, 2] },"list":[{},{"deep":"$& $1"}],"last":null}',
    );
  });

  it("sends texts of several bytes for each character", () => {
    const value = { place: "Cañon City", photo: new JsonText('"🏔"') };
    expect(stringify(value)).toBe('{"place":"Cañon City","photo":"🏔"}');
  });

  it("keeps no text of an earlier value", () => {
    JSON.stringify(new JsonText("1"));
    expect(stringify({ a: new JsonText("2") })).toBe('{"a":2}');
    expect(stringify({ a: "b" })).toBe('{"a":"b"}');
  });
});
