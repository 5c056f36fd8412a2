// A recipe page to try the import with, on http://127.0.0.1:5001/leek-soup.html until Ctrl-C.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const page = readFileSync(new URL("leek-soup.html", import.meta.url));

createServer((request, response) => {
  const known = request.url === "/leek-soup.html";
  response.writeHead(known ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" });
  response.end(known ? page : "");
}).listen(5001, "127.0.0.1");
