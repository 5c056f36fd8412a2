import { around, wedge } from "./around.ts";

// What lies on the stall of the first page, apart from the rest: that page needs no more.

export const Leek = () => (
  <g transform="rotate(18)">
    <path d="M-8-8L-30-52L-10-44Z" fill="#357A40" />
    <path d="M8-8L30-52L10-44Z" fill="#2C6A38" />
    <path d="M-11 0L-12-52L0-40L12-52L11 0Z" fill="#4B9A50" />
    <path d="M-11-10H11V38Q11 46 0 46T-11 38Z" fill="#DCEBBC" />
    <path d="M-11-10L0 8L11-10V-18H-11Z" fill="#8CC05F" />
    <path d="M3 6H11V38Q11 46 3 46Z" fill="#BFD896" />
    <path d="M-6 46L-9 53M0 46V54M6 46L9 53" stroke="#CDBB94" strokeWidth="2.4" strokeLinecap="round" />
  </g>
);

export const Aubergine = () => (
  <>
    <path
      d="M-26-34C-8-40 8-28 16-12C28 8 46 20 42 36C38 50 14 52-6 42C-28 30-34 2-36-16C-37-26-34-32-26-34Z"
      fill="#4B2350"
    />
    <path d="M42 36C38 50 14 52-6 42C14 42 32 40 30 12C38 20 44 28 42 36Z" fill="#34153A" />
    <path d="M-22-12C-20 6-12 20 0 28C-4 14-10 0-12-14Z" fill="#8B5590" />
    <path
      d="M-44-20C-40-36-24-46-6-36C2-32 10-24 12-14C4-20-2-22-8-22C-8-16-10-12-14-8C-16-14-20-18-24-20C-28-16-34-12-40-10C-40-14-38-18-44-20Z"
      fill="#5C9147"
    />
    <path d="M-27-35L-40-50L-32-53L-20-38Z" fill="#437536" />
  </>
);

export const Leaf = () => (
  <>
    <path d="M0-50C34-34 36 12 0 50C-36 12-34-34 0-50Z" fill="#4B9A50" />
    <path d="M0-50C34-34 36 12 0 50Z" fill="#357A40" />
    <path
      d="M0-44V50M0 30L17 14M0 12L20-6M0-8L16-24M0 30L-17 14M0 12L-20-6M0-8L-16-24"
      stroke="#B9DDA0"
      strokeWidth="2.4"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

export const Tomato = () => (
  <>
    <path d="M0-34C34-44 50-18 48 6C46 34 24 46 0 46S-46 34-48 6C-50-18-34-44 0-34Z" fill="#E0442E" />
    <path d="M8 46C34 42 49 26 48 2C46-10 42-20 34-28C44 4 34 34 8 46Z" fill="#C43322" />
    {around(5).map((angle) => (
      <path
        key={angle}
        transform={`translate(0 -32) rotate(${angle - 90})`}
        d="M0-4C10-8 20-5 27 0C18 5 8 6 0 4Z"
        fill="#3E7D41"
      />
    ))}
    <path d="M-2-32L2-48L8-47L4-31Z" fill="#2E6234" />
  </>
);

export const Carrot = () => (
  <>
    <path d="M0-22C-14-32-16-44-12-52C-4-46 0-34 0-22Z" fill="#4B9A50" />
    <path d="M0-22C-4-38 0-50 4-54C10-46 8-34 0-22Z" fill="#357A40" />
    <path d="M0-22C6-34 14-42 22-42C22-32 12-24 0-22Z" fill="#4B9A50" />
    <path d="M-18-20Q0-32 18-20C18 8 8 38 0 52C-8 38-18 8-18-20Z" fill="#EE7E22" />
    <path d="M6-25Q14-24 18-20C18 8 8 38 0 52C6 30 10 0 6-25Z" fill="#D46413" />
    <path d="M-16-8H-4M-14 6H-6M2 14H10M-9 24H-1" stroke="#B9520B" strokeWidth="2.6" strokeLinecap="round" />
  </>
);

export function Citrus({ rind, pith, flesh }: { rind: string; pith: string; flesh: string }) {
  return (
    <>
      <circle r="49" fill={rind} />
      <circle r="43.5" fill={pith} />
      {around(9).map((angle) => (
        <path
          key={angle}
          d={wedge(angle, 8, 37, 15)}
          fill={flesh}
          stroke={flesh}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      ))}
      <circle r="3.4" fill={pith} />
    </>
  );
}

export const Lemon = () => <Citrus rind="#F5C918" pith="#FFF8DC" flesh="#F8D84A" />;
