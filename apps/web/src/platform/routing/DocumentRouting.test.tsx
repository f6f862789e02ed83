// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DocumentRouting } from "./DocumentRouting.tsx";
import { Link } from "./Link.tsx";
import { useLocation, useNavigate } from "./routing.ts";

beforeEach(() => history.replaceState(null, "", "/account/login?from=mail"));
afterEach(cleanup);

function Content() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <Link to={{ pathname: "/account/register", search: "?from=mail" }} state={{ email: "ada" }}>
        Own
      </Link>
      <Link to="/terms" reloadDocument>
        Other
      </Link>
      <button type="button" onClick={() => void navigate("/account/verify", { state: 7 })}>
        Go
      </button>
    </>
  );
}

function open(): void {
  render(
    <DocumentRouting
      requested={{ pathname: "/account/login", search: "?from=mail", state: null }}
      rootData={undefined}
      isOwnPath={(pathname) => pathname.startsWith("/account/")}
    >
      <Content />
    </DocumentRouting>,
  );
}

/** Clicks a link, and returns whether the click is left to the browser. */
function click(name: string, init: MouseEventInit = {}): boolean {
  const link = screen.getByRole("link", { name });
  const event = createEvent.click(link, init);
  let isLeft = false;
  const listener = (clicked: Event) => {
    isLeft = !clicked.defaultPrevented;
    // Pages cannot be loaded here.
    clicked.preventDefault();
  };
  addEventListener("click", listener, { once: true });
  fireEvent(link, event);
  return isLeft;
}

it("changes to own paths without a page load, with the state of the entry", () => {
  open();
  expect(click("Own")).toBe(false);
  expect(screen.queryByText('/account/register?from=mail {"email":"ada"}')).not.toBeNull();
  expect(location.pathname).toBe("/account/register");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByText("/account/verify 7")).not.toBeNull();
});

it("follows the history, and reads the entries of React Router", () => {
  open();
  history.replaceState({ usr: { email: "bob" }, key: "default", idx: 0 }, "", "/account/verify");
  fireEvent.popState(window);
  expect(screen.queryByText('/account/verify {"email":"bob"}')).not.toBeNull();
});

it("leaves other paths, and clicks that open a tab, to the browser", () => {
  open();
  expect(click("Other")).toBe(true);
  expect(click("Own", { ctrlKey: true })).toBe(true);
  expect(screen.getByRole("link", { name: "Other" }).getAttribute("href")).toBe("/terms");
});
