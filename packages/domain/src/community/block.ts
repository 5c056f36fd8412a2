import * as z from "zod/mini";

export const BLOCK_LIMITS = { people: 500, nameLength: 100 } as const;

/** A user whose comments another user does not want to see. */
export const blockSchema = z.object({
  /** The id of the blocked user. */
  userId: z.string(),
  /** The name by which the user who blocks knows them. */
  name: z.string().check(z.maxLength(BLOCK_LIMITS.nameLength)),
  createdAt: z.iso.datetime(),
});

export type Block = z.infer<typeof blockSchema>;

/** A block as it is stored. */
export const storedBlockSchema = z.object({
  /** The id of the user who blocks. */
  uid: z.string(),
  ...blockSchema.shape,
});

export type StoredBlock = z.infer<typeof storedBlockSchema>;
