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

export const Pumpkin = () => (
  <>
    <path d="M-4-28C-6-40 0-48 10-50L14-44C6-42 6-36 6-28Z" fill="#557A35" />
    <ellipse cx="-28" cy="8" rx="21" ry="33" fill="#D97A16" />
    <ellipse cx="28" cy="8" rx="21" ry="33" fill="#C96C10" />
    <ellipse cx="-14" cy="8" rx="20" ry="36" fill="#EC9028" />
    <ellipse cx="15" cy="8" rx="20" ry="36" fill="#DD7E18" />
    <ellipse cy="8" rx="16" ry="38" fill="#F5A23C" />
  </>
);

export const Pepper = () => (
  <>
    <path
      d="M-6-26C-30-38-48-24-46 2C-44 30-32 48-16 46C-8 46-6 42 0 42C6 42 8 46 16 46C32 48 44 30 46 2C48-24 30-38 6-26Q0-22-6-26Z"
      fill="#F2B01E"
    />
    <path d="M16 46C32 48 44 30 46 2C47-14 41-25 30-29C36 0 30 32 5 42.6C9 44 12 46 16 46Z" fill="#D08B10" />
    <path d="M-2-22C-8-2-8 22-1 40" stroke="#D08B10" strokeWidth="3" strokeLinecap="round" fill="none" />
    <path d="M-32-18C-38-6-37 8-33 18" stroke="#FBD67A" strokeWidth="5" strokeLinecap="round" fill="none" />
    <path d="M-14-29C-8-34 8-34 14-29C9-22-9-22-14-29Z" fill="#437536" />
    <path d="M-5-28C-6-38-2-46 8-52L15-46C8-42 6-36 6-28Z" fill="#5C9147" />
  </>
);

export const Mushroom = () => (
  <>
    <path d="M-13 8H13C12 24 19 36 13 42Q0 49-13 42C-19 36-12 24-13 8Z" fill="#F3E6D4" />
    <path d="M2 8H13C12 24 19 36 13 42Q6 46 0 46C8 34 4 20 2 8Z" fill="#DFC9AE" />
    <path d="M-47 4C-47-52 47-52 47 4Q47 14 36 14H-36Q-47 14-47 4Z" fill="#B27E57" />
    <path d="M-40 8H40Q34 17 0 17T-40 8Z" fill="#8A5B3B" />
  </>
);

export const Chilli = () => (
  <>
    <path d="M-34-28C-34 14-2 44 46 38C18 28 0 4-8-30Q-22-40-34-28Z" fill="#D9382A" />
    <path d="M-8-30C0 4 18 28 46 38C8 36-14 8-20-33Q-14-34-8-30Z" fill="#B2281C" />
    <path d="M-38-24Q-22-44-4-26Q-20-32-38-24Z" fill="#3E7D41" />
    <path d="M-22-34Q-26-46-16-52L-11-48Q-18-42-16-34Z" fill="#3E7D41" />
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

export const Peas = () => (
  <g transform="rotate(-28)">
    <path d="M-50-6C-24-26 24-26 50-6C40 26-40 26-50-6Z" fill="#357A40" />
    <path d="M-46-6C-22-18 22-18 46-6C34 14-34 14-46-6Z" fill="#24592F" />
    {[-28, -9.5, 9.5, 28].map((x) => (
      <g key={x}>
        <circle cx={x} cy="-1" r={Math.abs(x) > 20 ? 8.5 : 10.5} fill="#8CC957" />
        <circle cx={x - 3} cy="-4" r="2.6" fill="#D2EFA6" />
      </g>
    ))}
  </g>
);
