/**
 * Who owns what came with Larder. The house is nobody's account: no session is ever taken for it, so what it owns is
 * changed and deleted by nobody. An administrator can hide it.
 */
export const SYSTEM_OWNER = { id: "larder-house", name: "Larder" } as const;
