import { DrawnPiece } from "./drawing/drawn.tsx";

/** Two shelves with dashed places and little on them yet: the picture of an empty collection. Decorative. */
export function Shelf() {
  return (
    <svg aria-hidden data-slot="shelf" viewBox="24 0 342 248" className="w-full max-w-85.5 cover-light">
      <path
        d="M27 112h336a3 3 0 0 1 3 3v7H24v-7a3 3 0 0 1 3-3zM27 236h336a3 3 0 0 1 3 3v7H24v-7a3 3 0 0 1 3-3z"
        fill="var(--ink)"
      />
      <g fill="none" stroke="var(--edge)" strokeWidth="2.5" strokeDasharray="3 9" strokeLinecap="round">
        <rect x="44" y="24" width="76" height="88" rx="14" />
        <rect x="134" y="40" width="62" height="72" rx="31" />
        <rect x="210" y="18" width="54" height="94" rx="10" />
        <rect x="48" y="150" width="106" height="86" rx="16" />
        <path d="M250 236V176a32 32 0 0 1 64 0v60z" />
      </g>
      <DrawnPiece produce="pear" x={318} y={70} size={84} turn={0} />
      <DrawnPiece produce="garlic" x={200} y={203} size={76} turn={0} />
    </svg>
  );
}
