export const Egg = () => (
  <>
    <path
      d="M-8-46C14-52 24-36 38-26C54-14 46 10 38 22C28 38 10 50-10 46C-24 44-36 36-44 20C-54 0-44-14-36-26C-30-36-24-42-8-46Z"
      fill="#FFFDF4"
    />
    <circle cx="-1" cy="2" r="21" fill="#F6AE17" />
  </>
);

export const Cheese = () => (
  <>
    <path d="M-48 4L26-32Q46-24 48 4Z" fill="#FADB75" />
    <path d="M-48 4H48V32Q48 36 44 36H-44Q-48 36-48 32Z" fill="#F3C23C" />
    <circle cx="-20" cy="20" r="8" fill="#D79C1B" />
    <circle cx="18" cy="24" r="5.5" fill="#D79C1B" />
    <path d="M34 4A9 9 0 0 0 48 14V4Z" fill="#D79C1B" />
    <ellipse cx="14" cy="-12" rx="8" ry="4.6" fill="#EBB933" />
  </>
);

export const Fish = () => (
  <>
    <path d="M-50 3C-30-28 10-28 30-3L50-22C46-8 46 10 50 24L30 6C10 30-30 30-50 3Z" fill="#6E9CC9" />
    <path d="M-50 3C-30 30 10 30 30 6L50 24C47 14 46 8 46 2L30 2C8 12-24 14-50 3Z" fill="#D7E6EF" />
    <path
      d="M-26-16C-18-6-18 12-26 21"
      stroke="#2D547D"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="-35" cy="-2" r="3.6" fill="#17324D" />
    <path
      d="M-10-15q5 5 0 10M2-15q5 5 0 10M14-11q4 4 0 8M-4-6q5 5 0 10M8-6q5 5 0 9"
      stroke="#3F6E9C"
      strokeWidth="2.2"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M-14-20L4-34L12-17Z" fill="#3F6E9C" />
  </>
);

export const Prawn = () => (
  <>
    <path
      d="M-14-40C30-50 52-8 36 22C24 44-8 48-24 34L-16 22C-4 30 12 28 18 14C24-2 12-20-10-16C-24-14-34-22-32-34Z"
      fill="#F28C6E"
    />
    <path d="M10-36L2-16M34-16L14-6M38 8L18 8M26 32L14 18M4 42L2 26" stroke="#FCD9C9" strokeWidth="4" />
    <path d="M-24 34L-46 26L-36 40L-48 48L-22 46L-14 38Z" fill="#D9603F" />
    <circle cx="-18" cy="-30" r="3.4" fill="#4A1E14" />
    <path
      d="M-32-34C-44-36-50-46-48-52M-30-28C-42-24-50-26-52-32"
      stroke="#D9603F"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

export const Drumstick = () => (
  <g transform="rotate(-40)">
    <path d="M-6 14H6V40C14 38 16 48 8 50C4 52 0 48 0 48S-4 52-8 50C-16 48-14 38-6 40Z" fill="#FBF0DE" />
    <path d="M0-50C26-50 32-22 24-2C18 14 10 20 0 20S-18 14-24-2C-32-22-26-50 0-50Z" fill="#C06C2F" />
    <path d="M0-50C26-50 32-22 24-2C18 14 10 20 0 20C16 2 18-30 0-50Z" fill="#9C4F1D" />
  </g>
);

export const Steak = () => (
  <>
    <path
      d="M-46-10C-44-36-12-46 18-38C44-31 54-8 46 12C38 31 14 26-4 34C-20 41-38 38-44 20C-47 9-47-2-46-10Z"
      fill="#F7E3D6"
    />
    <path
      d="M-38-9C-36-29-9-37 16-30C36-24 45-7 38 8C32 20 12 17-7 25C-20 31-33 29-37 15C-39 6-39-3-38-9Z"
      fill="#C8473F"
    />
    <path
      d="M38 8C32 20 12 17-7 25C-20 31-33 29-37 15C-20 22-6 16 10 12C26 8 36 2 37-12C41-5 41 2 38 8Z"
      fill="#A23430"
    />
    <circle cx="-17" cy="-8" r="10" fill="#F7E3D6" />
    <circle cx="-17" cy="-8" r="4.6" fill="#D9B39E" />
    <path
      d="M2-22C10-20 16-14 18-8M6-6C12-4 16 0 17 4M-30 10C-24 13-18 12-14 9"
      stroke="#EBA091"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
    />
  </>
);
