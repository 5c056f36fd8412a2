import { useEffect, useState } from "react";

/** A value once it has not changed for a while, such as what somebody is typing. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timeout = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timeout);
  }, [value, ms]);
  return settled;
}
