const FLIGHT_MS = 260;
/** Its part of the program may have to be loaded first; then the chip stays where it is. */
const MOST_FRAMES = 20;

/**
 * Animates a copy of a timer's chip to its card. Does nothing with reduced motion.
 *
 * @param copy of the chip as it looked when it was pressed
 * @param from the chip's position then, in the window
 */
export function flyToTray(copy: Node, from: DOMRect, timerId: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (!(copy instanceof HTMLElement)) return;
  let frames = 0;
  const variant = () => {
    frames += 1;
    const timerTray = document.querySelector("[data-slot=timer-dock]");
    const card = timerTray?.querySelector(`[data-timer="${CSS.escape(timerId)}"]`);
    if (timerTray) fly(copy, from, (card ?? timerTray).getBoundingClientRect());
    else if (frames < MOST_FRAMES) requestAnimationFrame(variant);
  };
  requestAnimationFrame(variant);
}

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  copy.inert = true;
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "35",
    margin: "0",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
  });
  document.body.append(copy);
  const [right, down] = [to.left - from.left, to.top - from.top];
  const flight = copy.animate([{}, { translate: `${right}px ${down}px`, opacity: 0.4 }], {
    duration: FLIGHT_MS,
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
  flight.onfinish = () => copy.remove();
}
