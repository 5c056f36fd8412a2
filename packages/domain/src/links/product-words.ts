import { wordSet } from "../text/word-set.ts";

/** Parts of a food that count as a food of their own: "lemon juice" is no lemon. */
export const PRODUCT_WORDS = wordSet(
  `juice zest rind peel yolk yolks white whites skin seeds ralladura zumo jugo piel cascara yema yemas clara claras pipas jus zeste jaune jaunes saft schale eigelb succo scorza tuorlo tuorli suco raspa raspas gema gemas`,
);
