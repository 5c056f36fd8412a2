/** Three jars on the shelf line. */
export function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 34 34" className="size-[1.13em] shrink-0">
      <rect y="28" width="34" height="4" rx="1.5" fill="currentColor" />
      <rect x="1" y="7" width="8" height="19" rx="3" fill="var(--tomato)" />
      <path d="M12 26V17a5.5 5.5 0 0 1 11 0v9z" fill="var(--lemon)" />
      <path d="M25 26C24 15 27 6 33 2c1.5 9 .5 18-3 24z" fill="var(--herb)" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span
      data-slot="logo"
      className="inline-flex items-center gap-2.25 font-display text-[1.875rem] leading-none font-heavy tracking-[-0.045em] font-stretch-90%"
    >
      <LogoMark />
      {name}
    </span>
  );
}
