import { describe, expect, it } from "vitest";
import { listFileKeys, parseTicketInput, ticketSchema } from "./ticket-input.ts";

const TICKET = {
  id: "7e6f1f5c-3f8a-4c1e-9d3c-2b1d1f2a3b4c",
  question: "technical/change-email",
  name: "A customer",
  email: " Customer@Mail.Example ",
  subject: "My address",
};

function read(facts: object) {
  return parseTicketInput(ticketSchema, { ...TICKET, ...facts });
}

describe("the input of a ticket", () => {
  it("has names and subjects on one line, without marks of direction", () => {
    const subject = "Hello\r\nBcc: everyone@mail.example\u2028\u202eend\0";
    expect(read({ name: "A\n\tcustomer", subject })).toMatchObject({
      value: {
        name: "A customer",
        subject: "Hello Bcc: everyone@mail.example end",
        email: "customer@mail.example",
      },
    });
  });

  it("keeps the lines of a message and joined emoji", () => {
    const message = "One\r\ntwo\u0007\rthree 👩‍👩‍👧\n";
    expect(read({ message })).toMatchObject({ value: { message: "One\ntwo\nthree 👩‍👩‍👧" } });
  });

  it("CNT-03 needs no message", () => {
    expect(read({ message: "" })).toMatchObject({ value: { message: "" } });
  });

  it("takes files from fields of files only, each once", () => {
    const result = read({
      fields: [
        { type: "FILE", label: "Photo", value: "x", values: ["a", "b", "a"] },
        { type: "TEXT", label: "Text", value: "c", values: ["d"] },
      ],
    });
    const fields = "value" in result ? result.value.fields : [];
    expect(listFileKeys({ fields })).toEqual(["a", "b"]);
    expect(fields).toEqual([
      { type: "FILE", label: "Photo", values: ["a", "b", "a"] },
      { type: "TEXT", label: "Text", value: "c" },
    ]);
  });

  it.each([
    [{ id: "1" }, "The id must be a UUID."],
    [{ question: "../../etc" }, "We can't find this question. Go back and choose another one."],
    [{ name: " \n " }, "Enter your name."],
    [{ email: "a@b.example\nBcc: c@d.example" }, "Enter a valid email address."],
    [{ email: "a@b.example, c@d.example" }, "Enter a valid email address."],
    [{ subject: "x".repeat(201) }, "The subject can have up to 200 characters."],
    [{ message: "x".repeat(10_001) }, "Your message can have up to 10,000 characters."],
  ])("is refused with %j", (facts, problem) => {
    expect(read(facts)).toEqual({ problem });
  });
});
