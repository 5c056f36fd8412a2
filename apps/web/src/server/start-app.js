// Loads the app once the page is on the screen, or somebody touches it: until then the line and the processor are the page's.
// What is pressed, typed or chosen before React has taken over its element is done again afterwards.
(() => {
  const { entry, styles, parts } = document.currentScript.dataset;
  const LOOK_AGAIN_MS = 50;

  function add(name, attributes) {
    document.head.append(Object.assign(document.createElement(name), attributes, { crossOrigin: "" }));
  }

  let isStarted = false;
  function start() {
    // The end of the document says who its reader is.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start, { once: true });
    if (isStarted) return;
    isStarted = true;
    add("link", { rel: "stylesheet", href: styles });
    for (const href of parts.split(" ")) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", src: entry });
  }

  // React marks the elements that are its own by such a property.
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));

  /** The elements that wait for React, and the function that does again what was done with each. */
  let waiting = [];
  let timer;

  function doAgain() {
    const before = waiting;
    waiting = before.filter(({ element }) => element.isConnected && !isTaken(element));
    for (const { element, act } of before) if (isTaken(element)) act(element);
    if (waiting.length === 0) timer = clearInterval(timer);
  }

  function typeAgain(field) {
    const { value } = field;
    const event = field.tagName === "SELECT" ? "change" : "input";
    // React compares with what was last set through the element itself.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  function before(type, selector, act) {
    const listen = (event) => {
      // In the order in which the user did it.
      doAgain();
      const element = event.target.closest?.(selector);
      if (!element || isTaken(element)) return;
      if (type !== "input") event.preventDefault();
      const isKnown = waiting.some((other) => other.element === element && other.act === act);
      if (!isKnown) waiting.push({ element, act });
      timer ??= setInterval(doAgain, LOOK_AGAIN_MS);
    };
    addEventListener(type, listen, { capture: true });
  }

  before("click", "button", (button) => button.click());
  before("submit", "form", (form) => form.requestSubmit());
  before("input", "input, textarea, select", typeAgain);

  for (const touch of ["pointerdown", "keydown", "focusin"]) addEventListener(touch, start, { once: true });
  // A page in the background is not drawn.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
