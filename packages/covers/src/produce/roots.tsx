const ONION_RINGS = [
  [41, "#F7E9EE"],
  [34, "#C47BA6"],
  [31, "#F7E9EE"],
  [24, "#C47BA6"],
  [21, "#F7E9EE"],
  [14, "#C47BA6"],
  [11, "#F7E9EE"],
  [5, "#C47BA6"],
] as const;

export const Onion = () => (
  <>
    <path d="M0-50C5-38 47-34 47 6C47 34 26 46 0 46S-47 34-47 6C-47-34-5-38 0-50Z" fill="#8C3566" />
    {ONION_RINGS.map(([radius, fill]) => (
      <ellipse key={radius} cy="5" rx={radius} ry={radius * 0.93} fill={fill} />
    ))}
  </>
);

export const Garlic = () => (
  <>
    <path d="M0-50C3-32 10-22 26-10C50 8 42 44 0 44S-50 8-26-10C-10-22-3-32 0-50Z" fill="#FBF3EC" />
    <path d="M0-50C3-32 10-22 26-10C50 8 42 44 0 44C26 30 22-4 0-50Z" fill="#EAD9DC" />
    <path
      d="M0-34C-16-8-22 22-8 43M0-34C16-8 22 22 8 43"
      stroke="#B98AA6"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
  </>
);

export const Potato = () => (
  <>
    <path
      d="M-30-30C-8-46 26-38 40-14C52 8 40 34 14 40C-14 46-44 38-48 12C-50-6-44-20-30-30Z"
      fill="#D2A565"
    />
    <path d="M14 40C40 34 52 8 40-14C40 14 10 34-40 30C-30 42-8 45 14 40Z" fill="#B08142" />
    <path
      d="M-22-6l5 2M6-18l5 3M12 8l5 1M-14 18l5-2M28-4l3 3"
      stroke="#8F6530"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);
