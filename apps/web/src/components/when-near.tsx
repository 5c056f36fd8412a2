import { type ReactNode, useEffect, useRef, useState } from "react";
import { whenIdle } from "@/lib/browser/when-idle";

/** The distance from the screen at which a part is drawn: it has mostly loaded when the reader comes to it. */
const MARGIN_PX = 500;

/** Draws a part at the end of a page once the page has loaded and the reader comes near to it. The server draws nothing. */
export function WhenNear({ children }: { children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `${MARGIN_PX}px`,
    });
    void whenIdle().then(() => end.current && observer.observe(end.current));
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} data-slot="when-near">
      {isNear && children}
    </div>
  );
}
