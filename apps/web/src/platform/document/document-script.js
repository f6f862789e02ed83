/* The only script of document pages, which do not load React, except for islands. */
(() => {
  const cart = document.querySelector("[data-cart]");
  // The record of cart-record.ts, which is forgotten here after a log-out.
  const showCartCount = () => {
    try {
      const key = `photomap.cart.${document.documentElement.dataset.brand}`;
      const { owner, count = 0 } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const isForeign = owner !== undefined && owner !== cart.dataset.cart;
      if (isForeign) localStorage.removeItem(key);
      setCartCount(isForeign ? 0 : count);
    } catch {
      // The storage is blocked: the link has no number.
    }
  };
  const setCartCount = (count) => {
    cart.setAttribute("aria-label", `Cart, ${count} ${count === 1 ? "item" : "items"}`);
    cart.lastElementChild.textContent = count > 0 ? count : "";
  };
  // The record of account-record.ts: without the session, nothing of the account is shown offline.
  const followAccount = () => {
    try {
      const record = JSON.parse(localStorage.getItem("photomap.account") ?? "null");
      if (record === null || record.email === cart.dataset.cart) return;
      localStorage.setItem("photomap.account", JSON.stringify({ ...record, isEnded: true }));
    } catch {
      // The storage is blocked: it has no record.
    }
  };
  if (cart !== null) {
    followAccount();
    showCartCount();
    addEventListener("storage", showCartCount);
    addEventListener("pageshow", showCartCount);
    // Of an island, which changes the cart in this tab.
    addEventListener("cartcount", ({ detail }) => setCartCount(detail));
  }
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
