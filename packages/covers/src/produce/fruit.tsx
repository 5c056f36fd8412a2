import { around, polar, wedge } from "./around.ts";

export const TomatoSlice = () => (
  <>
    <circle r="49" fill="#D23A26" />
    <circle r="44" fill="#F0694D" />
    {around(5).map((angle) => (
      <g key={angle}>
        <path
          d={wedge(angle, 13, 34, 24)}
          fill="#D9432D"
          stroke="#D9432D"
          strokeWidth="6"
          strokeLinejoin="round"
        />
        {[-14, 0, 14].map((offset) => {
          const seed = polar(offset === 0 ? 22 : 29, angle + offset);
          return (
            <ellipse
              key={offset}
              transform={`translate(${seed.x} ${seed.y}) rotate(${angle + offset})`}
              rx="4.2"
              ry="2.5"
              fill="#FBDF9B"
            />
          );
        })}
      </g>
    ))}
  </>
);

export const Avocado = () => (
  <>
    <path
      d="M0-50C16-50 20-30 27-14C34-2 42 6 40 22C37 42 20 50 0 50S-37 42-40 22C-42 6-34-2-27-14C-20-30-16-50 0-50Z"
      fill="#31592B"
    />
    <path
      d="M0-43C12-43 15-26 21-11C27 1 35 8 33 22C31 37 16 43 0 43S-31 37-33 22C-35 8-27 1-21-11C-15-26-12-43 0-43Z"
      fill="#DDE99A"
    />
    <path
      d="M0-36C9-36 11-22 16-9C22 4 28 10 26 22C24 33 13 37 0 37S-24 33-26 22C-28 10-22 4-16-9C-11-22-9-36 0-36Z"
      fill="#C3D96B"
    />
    <circle cy="16" r="16" fill="#8A5430" />
  </>
);

export const Pear = () => (
  <>
    <path
      d="M0-36C13-36 15-20 20-8C26 4 38 12 35 29C31 47 16 50 0 50S-31 47-35 29C-38 12-26 4-20-8C-15-20-13-36 0-36Z"
      fill="#CFC244"
    />
    <path d="M4 50C22 49 32 44 35 29C38 12 26 4 20-8C18-12 17-18 15-23C18 6 26 34 4 50Z" fill="#AC9F2A" />
    <path d="M-2-34C-2-42 2-48 6-52" stroke="#6A4A2A" strokeWidth="4.6" strokeLinecap="round" fill="none" />
    <path d="M3-42C10-54 24-54 32-48C26-38 14-34 3-42Z" fill="#4B9A50" />
  </>
);

export const Cherries = () => (
  <>
    <path
      d="M-20 14C-16-14-4-34 20-46C22-24 26-6 24 10"
      stroke="#4E7A35"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M18-46C2-54-14-48-20-38C-6-34 8-36 18-46Z" fill="#4B9A50" />
    <circle cx="-22" cy="24" r="23" fill="#CF2B4A" />
    <circle cx="25" cy="22" r="22" fill="#A91B3A" />
  </>
);

const STRAWBERRY_SEEDS = [
  [-24, -12],
  [-6, -8],
  [14, -12],
  [31, -10],
  [-28, 8],
  [-10, 12],
  [9, 10],
  [26, 10],
  [-15, 28],
  [3, 30],
] as const;

export const Strawberry = () => (
  <>
    <path d="M0-30C18-42 46-34 44-8C42 18 20 40 0 50C-20 40-42 18-44-8C-46-34-18-42 0-30Z" fill="#D8304A" />
    <path d="M0 50C20 40 42 18 44-8C45-20 40-30 32-34C36-6 26 26 0 50Z" fill="#B42039" />
    {STRAWBERRY_SEEDS.map(([x, y]) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="2.2" ry="3.4" fill="#FBDF9B" />
    ))}
    <path
      d="M0-32C-8-42-24-46-36-40C-30-30-18-26-8-26L0-14L8-26C18-26 30-30 36-40C24-46 8-42 0-32Z"
      fill="#4B9A50"
    />
    <path d="M-3-32L-6-50L3-51L4-32Z" fill="#357A40" />
  </>
);
