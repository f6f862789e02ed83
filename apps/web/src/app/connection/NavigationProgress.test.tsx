// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../test/render-page.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";

let openPosts: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const posts = new Promise<null>((resolve) => {
    openPosts = () => resolve(null);
  });
  const home = (
    <>
      <NavigationProgress />
      <Link to="/blog">Blog</Link>
    </>
  );
  renderPage([
    { path: "/", element: home },
    { path: "/blog", loader: () => posts, element: <h1>Posts</h1> },
  ]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("CNT-02 shows a spinner while the posts are loaded", async () => {
  fireEvent.click(screen.getByRole("link", { name: "Blog" }));
  await pass(300);
  expect(screen.queryByRole("status")).toBeNull();
  await pass(200);
  expect(screen.getByRole("status").textContent).toBe("Loading the page");
  openPosts();
  await pass(10);
  expect(screen.getByRole("heading", { name: "Posts" })).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
});
