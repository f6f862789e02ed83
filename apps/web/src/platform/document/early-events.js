/* Inline on pages with React: clicks, choices, text and submits before hydration are repeated once after it. */
(() => {
  /** The functions that repeat events, by element, in the order of the first event of each. */
  const repeats = new Map();
  const hold = (event, target, repeat) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    repeats.set(target, repeat);
  };
  const onClick = (event) => {
    const button = event.target.closest("button");
    // Dialog commands work without React, and so do links.
    if (button && !button.hasAttribute("commandfor")) hold(event, button, () => button.click());
  };
  // Of a form without a submit button; Enter clicks the submit button of other forms.
  const onSubmit = (event) => hold(event, event.target, () => event.target.requestSubmit());
  const onInput = ({ target }) => {
    if (target.type === "file" || target.value === undefined) return;
    const { type, checked, value, tagName } = target;
    const isChoice = type === "radio" || type === "checkbox";
    repeats.set(target, () => {
      if (isChoice) {
        // React ignores events that change nothing, compared with the value that was last set.
        target.checked = !checked;
        target.click();
        return;
      }
      if (tagName !== "SELECT") target.value = "";
      // The setter of the prototype is not observed by React.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value").set.call(
        target,
        value,
      );
      target.dispatchEvent(new Event(tagName === "SELECT" ? "change" : "input", { bubbles: true }));
    });
  };
  const listeners = { click: onClick, submit: onSubmit, input: onInput };
  const options = { capture: true };
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener, options);
  }
  globalThis.repeatEarlyEvents = () => {
    for (const [type, listener] of Object.entries(listeners)) {
      document.removeEventListener(type, listener, options);
    }
    for (const repeat of repeats.values()) repeat();
    repeats.clear();
  };
})();
