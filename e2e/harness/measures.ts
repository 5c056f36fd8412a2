// These functions run inside the page: each must contain everything it needs.

/** Returns the elements that exceed the page's width, so that it would scroll sideways. */
export function whatSticksOut(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const { right, left, width: wide } = element.getBoundingClientRect();
      return wide > 0 && (right > width + 1 || left < -1);
    })
    .map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`.slice(0, 120))
    .slice(0, 8);
}

/**
 * Returns the pressable elements that are smaller than `least` pixels. The hit area counts: the label of a field, and
 * the part that ::before and ::after add. Links inside a sentence are as high as their line.
 */
export function smallTargets(least: number): string[] {
  const grown = (element: Element) => {
    const box = element.getBoundingClientRect();
    const boxes = ["::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (style.content === "none" || style.position !== "absolute") return [];
      const inset = (side: string) => Number.parseFloat(style.getPropertyValue(side)) || 0;
      // A pseudo-element is measured against the nearest positioned box, which is not always its own.
      let around: Element | null = element;
      while (around && getComputedStyle(around).position === "static") around = around.parentElement;
      const outer = (around ?? document.body).getBoundingClientRect();
      return [
        {
          width: outer.width - inset("left") - inset("right"),
          height: outer.height - inset("top") - inset("bottom"),
        },
      ];
    });
    return {
      width: Math.max(box.width, ...boxes.map(({ width }) => width)),
      height: Math.max(box.height, ...boxes.map(({ height }) => height)),
    };
  };
  const isInSentence = (element: Element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent?.trim() ?? "") !== (element.textContent?.trim() ?? "");

  const pressable = document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [role=tab], [role=checkbox], [role=switch]",
  );
  return [...pressable].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
    if (element.closest("[inert], [aria-hidden=true]") || element.getAttribute("tabindex") === "-1") {
      if (element.getAttribute("role") !== "tab") return [];
    }
    if (element.matches("input[type=hidden], input[type=file]") || isInSentence(element)) return [];
    const label = element.matches("input[type=checkbox], input[type=radio]")
      ? element.closest("label")
      : null;
    const { width, height } = grown(label ?? element);
    // An element that shrinks to nothing is for screen readers alone.
    if (width <= 1 && height <= 1) return [];
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
    return [`${element.tagName} "${name}" ${Math.round(width)}x${Math.round(height)}`];
  });
}
