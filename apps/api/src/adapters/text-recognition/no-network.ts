import dgram from "node:dgram";
import net from "node:net";

/**
 * Takes the network away from the thread that imports this module first: what a page holds is read by code of others,
 * which shall download nothing and tell nobody.
 */
function refuse(): never {
  throw new Error("text recognition reaches no network");
}

net.Socket.prototype.connect = refuse;
dgram.Socket.prototype.connect = refuse;
dgram.Socket.prototype.send = refuse;
globalThis.fetch = () => Promise.reject(new Error("text recognition reaches no network"));
