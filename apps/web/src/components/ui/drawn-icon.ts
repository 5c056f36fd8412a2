import { createElement, type SVGProps } from "react";

/** The export of an icon file of lucide-react. */
interface IconDrawing {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes a component of an icon's drawing. The built app replaces lucide-react's own factory by this one: that weighs
 * seven times as much for sizes, colours and strokes by property, which are CSS in this app.
 */
export default function drawnIcon({ node }: IconDrawing) {
  return function DrawnIcon({ className = "", ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 24 24",
        width: 24,
        height: 24,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: `lucide ${className}`.trim(),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
