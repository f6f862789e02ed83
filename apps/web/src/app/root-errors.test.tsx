import { data, type RouteObject } from "react-router";
import { beforeAll, expect, it, vi } from "vitest";
import { TextPage } from "../content/articles/TextPage.tsx";
import { EmptyState } from "../ui/status/EmptyState.tsx";
import { ErrorState } from "../ui/status/ErrorState.tsx";
import { openPage } from "./test/open-page.tsx";

let ErrorBoundary: () => React.ReactNode;

beforeAll(async () => {
  vi.stubEnv("API_URL", "http://127.0.0.1:1");
  ({ ErrorBoundary } = await import("./root.tsx"));
});

function open(failure: unknown) {
  const loader = () => {
    throw failure;
  };
  const routes: RouteObject[] = [{ path: "/", loader, ErrorBoundary, Component: () => null }];
  return openPage(routes, "/");
}

/** Returns the page without its header and footer, which have links of their own. */
function getContent(page: string): string {
  const [content] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
  if (content === undefined) throw new Error("The page has no main part");
  return content;
}

it("CNT-07 describes an unexpected error, with a way home and a way to contact us", async () => {
  const { status, page } = await open(new Error("the database is on fire"));
  expect(status).toBe(500);
  expect(page).toMatch(/<h1[^>]*>Uh oh!<\/h1>/);
  const content = getContent(page);
  expect(content).toContain("An unexpected error occurred<");
  expect(content).toMatch(/href="\/"[^>]*>Return Home</);
  expect(content).toMatch(/href="\/contact"[^>]*>Contact Us</);
  expect(page).not.toContain("on fire");
});

it("CNT-07 describes a missing page, with a way home", async () => {
  const { status, page } = await open(data(null, { status: 404 }));
  expect(status).toBe(404);
  expect(page).toMatch(/<h1[^>]*>We could not find that page\.<\/h1>/);
  const content = getContent(page);
  expect(content).toContain("The page you are looking for does not exist.");
  expect(content).toMatch(/href="\/"[^>]*>Return Home</);
  expect(content).not.toContain("Contact Us");
});

it("says that the service is down, and that nothing is lost", async () => {
  // The page's code is loaded first.
  await open(data(null, { status: 503 }));
  await import("./connection/ServiceDown.tsx");
  const { status, page } = await open(data(null, { status: 503 }));
  expect(status).toBe(503);
  expect(page).toMatch(/<h1[^>]*>We&#x27;ll be right back<\/h1>/);
  expect(page).toContain("you&#x27;re still logged in");
  expect(page).toMatch(/href="\/"[^>]*>Try again</);
});

it("CNT-07 has an error without a button, a message with an icon, and a page of text", async () => {
  const blocks = [{ type: "paragraph", children: [{ type: "text", text: "A text." }] }] as const;
  const routes: RouteObject[] = [
    { path: "/error", element: <ErrorState message="Try again later." /> },
    {
      path: "/message",
      element: (
        <EmptyState icon={<svg data-icon="" />} title="Sent">
          We have it.
        </EmptyState>
      ),
    },
    {
      path: "/text",
      element: (
        <TextPage
          title="Our Story"
          lead="Who we are."
          blocks={[{ ...blocks[0], children: [...blocks[0].children] }]}
        />
      ),
    },
  ];
  const error = await openPage(routes, "/error");
  expect(error.page).toContain("Uh oh!");
  expect(error.page).toContain("Try again later.");
  expect(error.page).not.toContain("<a ");
  const message = await openPage(routes, "/message");
  expect(message.page).toContain("data-icon");
  expect(message.page).toContain("We have it.");
  const text = await openPage(routes, "/text");
  expect(text.page).toContain("<h1>Our Story</h1>");
  expect(text.page).toContain("<p>A text.</p>");
});
