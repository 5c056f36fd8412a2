/* Vessels stand on the table: bottom centre at the origin, about 100 wide. The face takes the fill of
   the place where it is used, the side its colour. */

export const Bowl = () => (
  <>
    <path d="M-50-46H50C50-14 28 0 0 0S-50-14-50-46Z" />
    <path d="M50-46C50-14 28 0 0 0C24-10 34-26 35-46Z" fill="currentColor" />
    <rect x="-18" y="-4" width="36" height="6" rx="2" fill="currentColor" />
  </>
);

export const Pot = () => (
  <>
    <rect x="-62" y="-46" width="20" height="10" rx="5" fill="currentColor" />
    <rect x="42" y="-46" width="20" height="10" rx="5" fill="currentColor" />
    <path d="M-48-58H48V-10Q48 0 38 0H-38Q-48 0-48-10Z" />
    <path d="M30-58H48V-10Q48 0 38 0H16Q30 0 30-10Z" fill="currentColor" />
  </>
);

export const Plate = () => (
  <>
    <path d="M-58-14H58C52-4 40 0 26 0H-26C-40 0-52-4-58-14Z" />
    <path d="M58-14C52-4 40 0 26 0H4C26-2 40-6 46-14Z" fill="currentColor" />
  </>
);

export const CuttingBoard = () => (
  <>
    <rect x="-62" y="-12" width="124" height="12" rx="4" />
    <rect x="-62" y="-4" width="124" height="4" rx="2" fill="currentColor" />
  </>
);

export const Glass = () => (
  <>
    <path d="M-32-88H32L25 0H-25Z" />
    <path d="M-28-58H28L23 0H-23Z" fill="currentColor" opacity="0.45" />
    <path d="M14-88H32L25 0H10Z" fill="currentColor" opacity="0.6" />
  </>
);
