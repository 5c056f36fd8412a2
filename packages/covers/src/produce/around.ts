/** A point on a circle round the origin, as SVG paths and attributes want it. */
export function polar(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Number((radius * Math.cos(angle)).toFixed(2)),
    y: Number((radius * Math.sin(angle)).toFixed(2)),
  };
}

/** The angles of `count` things that stand evenly round the origin. */
export const around = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** A rounded piece of cake between two radii, `halfWidth` degrees to each side; the stroke of the fill rounds it. */
export function wedge(degrees: number, inner: number, outer: number, halfWidth: number) {
  const tip = polar(inner, degrees);
  const from = polar(outer, degrees - halfWidth);
  const to = polar(outer, degrees + halfWidth);
  return `M${tip.x} ${tip.y}L${from.x} ${from.y}A${outer} ${outer} 0 0 1 ${to.x} ${to.y}Z`;
}
