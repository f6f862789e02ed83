import { isEmailAddress } from "@photomap/project";
import { SmtpInbox } from "@photomap/testing";
import addressparser from "nodemailer/lib/addressparser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Mailer } from "./mail.ts";

let inbox: SmtpInbox;
let mailer: Mailer;

beforeAll(async () => {
  inbox = await SmtpInbox.start();
  mailer = new Mailer(inbox.url);
});
afterAll(async () => {
  mailer.close();
  await inbox.stop();
});

const FROM = { name: "Photomap", address: "hello@photomap.example" };
const mailTo = (to: string) =>
  mailer.send({ from: FROM, to, subject: "Subject", html: "<p>Text</p>", text: "Text" });

it("accepts no address that the mail library reads as another one", () => {
  const unicode = [0xad, 0x200b, 0x202e, 0x212a, 0xff20, 0xff0e, 0xff0c, 0x435];
  const ascii = Array.from({ length: 128 }, (_, code) => code);
  const characters = [...ascii, ...unicode].map((code) => String.fromCodePoint(code));
  const plain = "ab@cd.ef";
  const spellings = characters.flatMap((character) =>
    Array.from(
      { length: plain.length + 1 },
      (_, i) => plain.slice(0, i) + character + plain.slice(i),
    ),
  );
  const accepted = spellings.filter(isEmailAddress);
  expect(accepted.length).toBeGreaterThan(300);
  for (const email of accepted) {
    expect(addressparser(email)).toEqual([{ name: "", address: email }]);
  }
});

it("names exactly the given address to the server", async () => {
  const email = "o'hara+maps/1=2@x-y.mail.example";
  expect(await mailTo(email)).toEqual({ kind: "accepted" });
  expect(inbox.mails.at(-1)).toMatchObject({ to: [email], from: "hello@photomap.example" });
});

it.each(["a1,customer@mail.example", "customer(1)@mail.example", "x:customer@mail.example;"])(
  "sends nothing to %s",
  async (to) => {
    const before = inbox.recipientsNamed;
    expect(await mailTo(to)).toMatchObject({ kind: "refused", about: "address" });
    expect(inbox.recipientsNamed).toBe(before);
  },
);
