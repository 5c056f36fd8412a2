import { describe, expect, it } from "vitest";
import { isKnownService } from "./push-services.ts";

const allowed = new Set(["127.0.0.1:8099", "push.home:443", "[::1]:8099"]);

describe("isKnownService", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QABC",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://FCM.googleapis.com:443/x",
    "http://127.0.0.1:8099/push/1",
    "https://127.0.0.1:8099/push/1",
    "https://push.home/1",
    "http://[::1]:8099/",
  ])("accepts %s", (endpoint) => {
    expect(isKnownService(endpoint, allowed)).toBe(true);
  });

  it.each([
    "",
    "nonsense",
    "https://evil.example/push",
    "https://fcm.googleapis.com.evil.example/",
    "https://evilfcm.googleapis.com/",
    "https://sub.fcm.googleapis.com/",
    "https://notify.windows.com.evil.example/",
    "https://evilnotify.windows.com/",
    "https://push.apple.com/",
    "https://fcm.googleapis.com./",
    "https://fcm.googleapis.com:8443/",
    "https://fcm.googleapis.com@evil.example/",
    "https://ana:secret@fcm.googleapis.com/",
    "https://evil.example/?https://fcm.googleapis.com/",
    "https://evil.example/#.push.apple.com",
    "http://fcm.googleapis.com/fcm/send/abc",
    "ftp://fcm.googleapis.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://127.0.0.1/",
    "http://127.0.0.1:8098/push/1",
    "http://localhost:8099/push/1",
    "http://push.home/1",
    "https://169.254.169.254/latest/",
    "https://[::1]/",
  ])("rejects %j", (endpoint) => {
    expect(isKnownService(endpoint, allowed)).toBe(false);
  });
});
