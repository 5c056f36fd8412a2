import type { Role } from "@larder/domain/account/role";

/** How a user signs in with an account of this server, and what they may do. */
export interface OwnAccount {
  /** The name that they chose; it is found by its `loginKey`. */
  login: string;
  /** An argon2id hash in the PHC string format; null for a user who has no password. */
  passwordHash: string | null;
  role: Role;
  createdAt: string;
  /** Null for a user who may sign in. */
  suspendedAt: string | null;
}
