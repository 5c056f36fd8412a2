/**
 * The owner of the recipes that come with Larder. It has no account and no session, so no user can change or delete
 * its recipes. An administrator can hide them.
 */
export const SYSTEM_OWNER = { id: "larder-house", name: "Larder" } as const;
