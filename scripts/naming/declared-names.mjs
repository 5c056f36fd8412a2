import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { inRoot } from "../bootstrap/paths.mjs";

/** TypeScript 6, which comes with dependency-cruiser: TypeScript 7 has no JavaScript API. */
const ts = createRequire(realpathSync(inRoot("node_modules/dependency-cruiser/package.json")))("typescript");

/** Nodes whose name refers to something that is declared elsewhere. */
const REFERENCES = new Set([
  ts.SyntaxKind.PropertyAccessExpression,
  ts.SyntaxKind.ImportSpecifier,
  ts.SyntaxKind.ExportSpecifier,
  ts.SyntaxKind.MetaProperty,
  ts.SyntaxKind.JsxAttribute,
  ts.SyntaxKind.ShorthandPropertyAssignment,
]);
const TYPES = new Set([
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.TypeParameter,
]);
const CALLABLE = new Set([
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.FunctionExpression,
]);

/**
 * Lists the names that a source file declares: variables, parameters, functions, types, members and properties. Names in
 * quotes are strings and are not listed.
 *
 * @returns {{ name: string, kinds: string[], line: number }[]} the line counts from 1
 */
export function declaredNames(file, text) {
  const isTsx = file.endsWith("x");
  const kind = isTsx ? ts.ScriptKind.TSX : file.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const names = [];
  const visit = (node) => {
    const { name } = node;
    if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) && !REFERENCES.has(node.kind)) {
      const line = source.getLineAndCharacterOfPosition(name.end).line + 1;
      names.push({ name: name.text, kinds: kindsOf(node, name.text, isTsx), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function kindsOf(node, name, isTsx) {
  if (TYPES.has(node.kind)) return ["type"];
  const isComponent = CALLABLE.has(node.kind) && /^[A-Z][a-z]/.test(name);
  const isList =
    node.initializer?.kind === ts.SyntaxKind.ArrayLiteralExpression ||
    node.type?.kind === ts.SyntaxKind.ArrayType;
  return ["value", ...(isComponent ? ["component"] : []), ...(isTsx && !isList ? ["tsx"] : [])];
}
