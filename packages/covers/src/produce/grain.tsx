export const Loaf = () => (
  <>
    <path d="M-49 14C-54-22-30-34 0-34S54-22 49 14Q47 30 32 30H-32Q-47 30-49 14Z" fill="#C9863F" />
    <path d="M49 14Q47 30 32 30H-32Q-42 30-47 22C-20 26 34 24 46-8Q50 2 49 14Z" fill="#A9672A" />
    {[-25, 0, 25].map((x) => (
      <path
        key={x}
        transform={`translate(${x} -8) rotate(24)`}
        d="M0-20C7-8 7 8 0 18C-7 8-7-8 0-20Z"
        fill="#F5D79C"
      />
    ))}
  </>
);

/** A nest of long pasta: rings of strands, each broken twice. */
export const Pasta = () => (
  <>
    <circle r="48" fill="#D99E2E" />
    {[44, 37, 30, 23, 16, 9].map((radius, ring) => (
      <ellipse
        key={radius}
        rx={radius}
        ry={radius * 0.93}
        transform={`rotate(${ring * 31})`}
        fill="none"
        stroke={ring % 2 ? "#EDBE55" : "#F8D88A"}
        strokeWidth="6.4"
        strokeDasharray={[3.6, 0.28, 1.6, 0.2].map((part) => (part * radius).toFixed(1)).join(" ")}
        strokeLinecap="round"
      />
    ))}
  </>
);

export const Wheat = () => (
  <>
    <path d="M0 50V-20" stroke="#B47F22" strokeWidth="3.6" strokeLinecap="round" />
    {[-34, -18, -2, 14].map((y) => (
      <g key={y} transform={`translate(0 ${y})`}>
        <path d="M0 14C-22 8-24-8-20-14C-6-10 0 0 0 14Z" fill="#DDA83F" />
        <path d="M0 14C22 8 24-8 20-14C6-10 0 0 0 14Z" fill="#C18A26" />
      </g>
    ))}
    <path d="M0-30C-9-38-8-48 0-54C8-48 9-38 0-30Z" fill="#EDBE55" />
  </>
);

const CHICKPEAS = [
  [-22, -16, 0],
  [22, -20, 70],
  [0, 20, 200],
  [-36, 26, 120],
  [36, 22, 40],
] as const;

export const Chickpea = () => (
  <>
    {CHICKPEAS.map(([x, y, turn]) => (
      <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-20 0C-20-14-6-20 6-17C16-15 20-8 24-8C22-2 20 12 6 17C-8 20-20 12-20 0Z" fill="#E6BA6C" />
        <path d="M6 17C20 12 22-2 24-8C20 2 10 10-6 17Z" fill="#C8923C" />
      </g>
    ))}
  </>
);
