import { around, polar } from "./around.ts";

function Ring({
  count,
  distance,
  radius,
  fills,
}: {
  count: number;
  distance: number;
  radius: number;
  fills: string[];
}) {
  return around(count).map((angle, index) => {
    const { x, y } = polar(distance, angle);
    return <circle key={angle} cx={x} cy={y} r={radius} fill={fills[index % fills.length]} />;
  });
}

export const Tart = () => (
  <>
    <Ring count={18} distance={43} radius={7.6} fills={["#C9863F"]} />
    <circle r="43" fill="#E0A458" />
    <circle r="36" fill="#FFF3D6" />
    <Ring count={6} distance={22} radius={9.6} fills={["#A91B3A", "#CF2B4A"]} />
    <circle r="9.6" fill="#CF2B4A" />
  </>
);

const SQUARES = [-39, -12.4, 14.2];

export const Chocolate = () => (
  <g transform="rotate(-14)">
    <rect x="-44" y="-44" width="88" height="88" rx="8" fill="#43241A" />
    {SQUARES.flatMap((x) =>
      SQUARES.map((y) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect width="24" height="24" rx="4" fill="#6B3F2A" />
          <path
            d="M4 20V4H20"
            stroke="#8E5C40"
            strokeWidth="2.6"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )),
    )}
  </g>
);

const CHIPS = [
  [-20, -22, 20],
  [10, -28, -14],
  [26, -4, 32],
  [-4, -2, -30],
  [-30, 6, 8],
  [14, 20, 16],
  [-12, 28, -20],
] as const;

export const Cookie = () => (
  <>
    <path d="M-4-47C24-50 47-28 48-2C50 26 26 48 0 48C-28 49-48 26-48 0C-48-26-28-46-4-47Z" fill="#B77A38" />
    <path d="M-5-43C20-46 41-26 42-3C43 22 22 41-2 42C-26 42-43 22-43-1C-43-24-26-42-5-43Z" fill="#D9A05B" />
    {CHIPS.map(([x, y, turn]) => (
      <rect
        key={turn}
        transform={`translate(${x} ${y}) rotate(${turn})`}
        x="-8"
        y="-6.5"
        width="16"
        height="13"
        rx="4.5"
        fill="#5A3422"
      />
    ))}
  </>
);
