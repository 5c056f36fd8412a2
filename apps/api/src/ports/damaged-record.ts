/** Names one stored record that cannot be read. Its reason quotes nothing of what the record says. */
export interface Damage {
  /** The kind of the record, as the transfer names it, or the name of another collection: "recipes". */
  kind: string;
  /** The record's id; where that cannot be read either, its number in the file. */
  id: string;
  reason: string;
}

/** A stored record cannot be read. The records beside it are not concerned. */
export class DamagedRecord extends Error implements Damage {
  override name = "DamagedRecord";
  readonly kind: string;
  readonly id: string;
  readonly reason: string;

  constructor({ kind, id, reason }: Damage, options?: ErrorOptions) {
    super(`${kind} ${JSON.stringify(id)}: ${reason}`, options);
    this.kind = kind;
    this.id = id;
    this.reason = reason;
  }
}

/** Returns a record that is read; null for one that is missing or cannot be read. */
export async function unlessDamaged<T>(record: Promise<T | null>): Promise<T | null> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}

export type ReportDamage = (damage: Damage) => void;
