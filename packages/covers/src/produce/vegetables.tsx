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
