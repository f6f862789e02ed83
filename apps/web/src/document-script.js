/* The only script of document pages, which do not load React. */
(() => {
  const menu = document.querySelector("dialog[data-menu]");
  // A page restored from the back/forward cache must not show an open menu.
  addEventListener("pagehide", () => menu?.close());
  if ("command" in HTMLButtonElement.prototype) return;
  // Fallback for browsers without invoker commands.
  document.addEventListener("click", ({ target }) => {
    const command = target.closest("button[commandfor]")?.getAttribute("command");
    if (command === "show-modal") menu?.showModal();
    if (command === "close") menu?.close();
  });
})();
