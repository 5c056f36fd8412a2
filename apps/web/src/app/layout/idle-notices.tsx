import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "@/lib/browser/when-idle";

/** Loads the administrator's warnings to the user once the page has loaded; a failure is tried again on the next page. */
export function IdleNotices() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(() => import("@/features/community/notices"))
      .then(
        (part) => isGone || setNotices(() => part.default),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, []);
  return Notices && <Notices />;
}
