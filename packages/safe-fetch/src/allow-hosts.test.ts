import { describe, expect, it } from "vitest";
import { hostAndPort, parseAllowHosts } from "./allow-hosts.ts";

describe("parseAllowHosts", () => {
  it.each([
    ["nothing", "", []],
    ["only separators", " , ,", []],
    ["a name", "nas.home:8080", ["nas.home:8080"]],
    ["several, with blanks", " nas.home:8080 ,wiki:80", ["nas.home:8080", "wiki:80"]],
    ["capitals", "NAS.Home:443", ["nas.home:443"]],
    ["an IPv4 address", "192.168.1.7:3000", ["192.168.1.7:3000"]],
    ["an IPv6 address", "[FD00:0::7]:80", ["[fd00::7]:80"]],
    ["a name beyond ASCII", "küche.example:80", ["xn--kche-0ra.example:80"]],
    ["an address in odd spelling", "127.1:80", ["127.0.0.1:80"]],
    ["the highest port", "a:65535", ["a:65535"]],
  ])("reads %s", (_, value, hosts) => {
    expect(parseAllowHosts(value)).toEqual({ ok: true, hosts });
  });

  it.each([
    ["no port", "nas.home"],
    ["an empty port", "nas.home:"],
    ["port 0", "nas.home:0"],
    ["a port too high", "nas.home:65536"],
    ["a port that is no number", "nas.home:http"],
    ["a wildcard", "*.home:80"],
    ["a range", "10.0.0.0/8:80"],
    ["an address with scheme", "http://nas.home:80"],
    ["a path", "nas.home:80/x"],
    ["a user name", "me@nas.home:80"],
    ["IPv6 without brackets", "fd00::7:80"],
    ["an impossible address", "256.1.1.1:80"],
    ["a blank inside", "nas home:80"],
  ])("says what is wrong with %s", (_, entry) => {
    expect(parseAllowHosts(`ok:1,${entry}`)).toEqual({
      ok: false,
      problem: `"${entry}" is no host:port pair such as nas.home:8080 or [fd00::7]:80`,
    });
  });
});

describe("hostAndPort", () => {
  it.each([
    ["nas.home", 80, "nas.home:80"],
    ["fd00::7", 80, "[fd00::7]:80"],
  ])("spells %s and %i as the setting does", (hostname, port, spelling) => {
    expect(hostAndPort(hostname, port)).toBe(spelling);
  });
});
