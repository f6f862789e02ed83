/** The browser tests that tell a folder's story; the longest matching folder counts. */
export const STORIES: Readonly<Record<string, readonly string[]>> = {
  "apps/web/src/account/": ["account"],
  "apps/web/src/account/settings/": ["data-rights"],
  "apps/web/src/app/": ["shell"],
  "apps/web/src/app/islands/": ["islands"],
  "apps/web/src/app/service-worker/": ["app"],
  "apps/web/src/content/": ["site"],
  "apps/web/src/content/contact/": ["contact"],
  "apps/web/src/platform/": ["shell"],
  "apps/web/src/platform/errors/": ["errors"],
  "apps/web/src/printing/": ["photo-to-paper"],
  "apps/web/src/printing/download/": ["download"],
  "apps/web/src/printing/pickup/": ["pickup"],
  "apps/web/src/project/": ["first-photo"],
  "apps/web/src/project/map-editor/": ["first-photo", "project-settings"],
  "apps/web/src/project/map-editor/folder-drop/": ["folder-drop"],
  "apps/web/src/project/finder/": ["create", "projects"],
  "apps/web/src/project/guest-mode/": ["guest"],
  "apps/web/src/project/live/": ["together"],
  "apps/web/src/project/map-view/": ["map-view"],
  "apps/web/src/project/offline/": ["offline"],
  "apps/web/src/project/opening-editor/": ["opening-tools", "opening-gestures"],
  "apps/web/src/project/store/": ["first-photo", "two-tabs"],
  "apps/web/src/project/timeline/": ["timeline"],
  "apps/web/src/project/uploads/": ["uploads"],
  "apps/web/src/sharing/": ["share-page"],
  "apps/web/src/sharing/suggestions/": ["suggest", "together"],
  "apps/web/src/shop/": ["shop"],
  "apps/web/src/shop/product/": ["product-page"],
  "apps/web/src/shop/stickers/": ["stickers"],
  "apps/web/src/shop/tokens/": ["sticker-tokens"],
  "apps/web/src/staff/": ["staff-customers"],
  "apps/web/src/staff/pickups/": ["staff-pickups"],
  "apps/web/src/staff/sandbox/": ["sandbox"],
  "apps/web/src/ui/": ["layout"],
  "packages/scene/": ["map-view"],
};

/** Chooses the spec files for a change; a changed spec is its own story. */
export function chooseStories(changed: readonly string[]): string[] {
  const stories = changed.flatMap((path) => {
    const spec = /^e2e\/([\w-]+)\.spec\.ts$/.exec(path)?.[1];
    if (spec !== undefined) return spec;
    const folder = Object.keys(STORIES)
      .filter((prefix) => path.startsWith(prefix))
      .toSorted((a, b) => b.length - a.length)[0];
    return folder === undefined || /\.(test\.tsx?|md)$|\/test\//.test(path)
      ? []
      : (STORIES[folder] ?? []);
  });
  return [...new Set(stories)].toSorted();
}
