import { useEffect, useState } from "react";

const LOCK = "larder-timers";

/**
 * Returns whether this tab rings for all of them. It is the last one that was touched, because that one is visible,
 * and may sound; when it is closed another takes over. Where tabs cannot agree, each one rings.
 */
export function useLeader(): boolean {
  const [leads, setLeads] = useState(!navigator.locks);

  useEffect(() => {
    const { locks } = navigator;
    // Locks exist only on https and on localhost.
    if (!locks) return;
    const closing = new AbortController();
    let isLeading = false;
    let isWaiting = false;

    const lead = async () => {
      isLeading = true;
      setLeads(true);
      await new Promise((resolve) => closing.signal.addEventListener("abort", resolve, { once: true }));
    };
    const lose = () => {
      if (closing.signal.aborted) return;
      isLeading = false;
      setLeads(false);
      void waitForTurn();
    };
    const waitForTurn = async () => {
      if (isWaiting) return;
      isWaiting = true;
      const onTurn = async () => {
        isWaiting = false;
        await lead();
      };
      await locks.request(LOCK, { signal: closing.signal }, onTurn).catch(() => undefined);
      isWaiting = false;
      lose();
    };
    const takeOver = async () => {
      if (isLeading) return;
      await locks.request(LOCK, { steal: true }, lead).catch(() => undefined);
      lose();
    };

    const onTouch = () => void takeOver();
    void waitForTurn();
    addEventListener("pointerdown", onTouch, { signal: closing.signal, capture: true });
    addEventListener("keydown", onTouch, { signal: closing.signal, capture: true });
    return () => closing.abort();
  }, []);

  return leads;
}
