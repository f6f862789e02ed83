/* All the script of a page that React does not run on. */
(() => {
  const menu = document.querySelector("dialog[data-menu]");
  // A page that comes back from the browser's memory comes back with its menu closed.
  addEventListener("pagehide", () => menu?.close());
  if ("command" in HTMLButtonElement.prototype) return;
  // For browsers that do not open dialogs by attribute yet.
  document.addEventListener("click", ({ target }) => {
    const command = target.closest("button[commandfor]")?.getAttribute("command");
    if (command === "show-modal") menu?.showModal();
    if (command === "close") menu?.close();
  });
})();
