import { readEvent } from "./support/error-tracker.ts";
import { TESTED_VIOLATION } from "./support/policy-violations.ts";
import { createProject, expect, signIn, test, uniqueEmail } from "./support/session.ts";
import { expectNoViolations } from "./support/violations.ts";

test("errors of a page and violations of its policy reach the error tracker without personal data", async ({
  context,
  webUrl,
}) => {
  const email = uniqueEmail();
  const page = await signIn(context, webUrl, email);
  await createProject(page);
  const projectId = new URL(page.url()).pathname.split("/")[2] ?? "";
  const response = await page.goto(`${webUrl}/p/${projectId}?note=${email}`);
  const requestId = await response?.headerValue("x-request-id");
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);

  const mark = `Unexpected ${projectId}`;
  await page.evaluate(
    ([text, address]) => {
      setTimeout(() => {
        throw new TypeError(`${text} error of ${address}`);
      });
      void Promise.reject(new RangeError(`${text} rejection`));
    },
    [mark, email],
  );
  const error = await readEvent(page.request, webUrl, ({ exception }) =>
    (exception.values[0]?.value ?? "").startsWith(`${mark} error`),
  );
  const facts = {
    release: "development",
    environment: "local",
    transaction: `/p/${projectId}`,
    tags: { source: "browser", brand: "pm", request_id: requestId },
  };
  expect(error).toMatchObject({
    ...facts,
    exception: { values: [{ type: "TypeError", value: `${mark} error of [email]` }] },
  });
  const rejection = await readEvent(
    page.request,
    webUrl,
    ({ exception }) => exception.values[0]?.value === `${mark} rejection`,
  );
  expect(rejection).toMatchObject({ ...facts, exception: { values: [{ type: "RangeError" }] } });

  await page.evaluate((url) => {
    const image = document.createElement("img");
    image.src = url;
    document.body.append(image);
  }, `${TESTED_VIOLATION}${projectId}.gif?who=me`);
  const violation = await readEvent(
    page.request,
    webUrl,
    ({ tags, exception }) =>
      exception.values[0]?.type === "PolicyViolation" && tags["request_id"] === requestId,
  );
  expect(violation).toMatchObject(facts);
  expect(violation.exception.values[0]?.value).toContain(`img-src blocked ${TESTED_VIOLATION}`);
  const sent = JSON.stringify([error, rejection, violation]);
  for (const secret of [email, "who=me", "note=", "cookie", "127.0.0.1"]) {
    expect(sent).not.toContain(secret);
  }

  await page.goto(`${webUrl}/dev/errors`);
  await expect(
    page.getByRole("heading", { name: `TypeError: ${mark} error of [email]` }),
  ).toBeVisible();
  await expectNoViolations(page);
});
