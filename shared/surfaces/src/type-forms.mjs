import ts from 'typescript'

/** @typedef {import('./parse-report.mjs').Surface} Surface */
/**
 * A member of an object.
 * @typedef {{ type?: ts.Node, optional: boolean, modifiers: string }} Member
 * @typedef {{ type?: ts.Node, optional: boolean, rest: boolean }} Parameter
 */
/**
 * What a type or declaration is, free of how it is written. `list` is all that is no other form: its words, and its parts
 * in their order; `byMember` where it takes single members of what it names.
 * @typedef {{ kind: 'members', members: Map<string, Member>, bases: ts.Node[] }
 *   | { kind: 'signature', generics: string, parameters: Parameter[], result?: ts.Node }
 *   | { kind: 'union', parts: ts.Node[] }
 *   | { kind: 'name', name: string, parts: ts.Node[], head: string, byMember: boolean }
 *   | { kind: 'list', parts: ts.Node[], head: string, byMember: boolean }} Form
 */

/**
 * @param {ts.Node} written
 * @param {Surface} surface where names of ours are looked up
 * @returns {Form}
 */
export function formOf(written, surface) {
  const node = unfolded(written)
  if (isObject(node)) return membersForm(node, surface)
  if (isSignature(node)) return signatureForm(node)
  if (ts.isUnionTypeNode(node)) return { kind: 'union', parts: [...node.types] }
  if (ts.isTypeReferenceNode(node)) return nameForm(node.typeName, node.typeArguments)
  if (ts.isExpressionWithTypeArguments(node)) return nameForm(node.expression, node.typeArguments)
  if (ts.isTypeQueryNode(node)) return nameForm(node.exprName, node.typeArguments)
  if (ts.isTypeAliasDeclaration(node)) return list(textsOf(node.typeParameters), [node.type])
  return listForm(node)
}

/** The type that is written out, of what only stands for it. @param {ts.Node} node @returns {ts.Node} */
function unfolded(node) {
  if (ts.isParenthesizedTypeNode(node)) return unfolded(node.type)
  if (ts.isVariableDeclaration(node) && node.type) return unfolded(node.type)
  if (ts.isTypeAliasDeclaration(node) && !node.typeParameters) return unfolded(node.type)
  return node
}

/** @param {ts.Node} node @returns {node is ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration} */
const isObject = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node)

/** @param {ts.Node} node @returns {node is ts.SignatureDeclaration} */
const isSignature = (node) => ts.isFunctionLike(node) && !ts.isAccessor(node) && !ts.isIndexSignatureDeclaration(node)

/** @param {ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration} node @param {Surface} surface @returns {Form} */
function membersForm(node, surface) {
  const form = { kind: /** @type {const} */ ('members'), members: new Map(), bases: /** @type {ts.Node[]} */ ([]) }
  for (const base of ts.isTypeLiteralNode(node)
    ? []
    : (node.heritageClauses ?? []).flatMap(({ types }) => [...types])) {
    const [ours] = base.typeArguments ? [] : (surface.declared.get(base.expression.getText()) ?? [])
    // Whether members come by a base of ours or stand in the type itself is nobody's concern.
    const inherited = ours && ts.isInterfaceDeclaration(ours) ? membersForm(ours, surface) : undefined
    if (inherited?.kind !== 'members') form.bases.push(base)
    else {
      form.bases.push(...inherited.bases)
      for (const [key, member] of inherited.members) form.members.set(key, member)
    }
  }
  const own = new Map()
  for (const member of node.members) {
    const key = keyOf(member)
    const count = (own.get(key) ?? 0) + 1
    own.set(key, count)
    form.members.set(count > 1 ? `${key}#${count}` : key, {
      type: isSignature(member) ? member : /** @type {{ type?: ts.Node }} */ (member).type,
      optional: Boolean(/** @type {{ questionToken?: ts.Node }} */ (member).questionToken),
      modifiers: ts.canHaveModifiers(member) ? textsOf(ts.getModifiers(member)) : '',
    })
  }
  return form
}

/** A member as one reads it: `.loading`, `["auth/signed-in"]`, `()` of what is called, `[string]` of an index. @param {ts.Node} member */
function keyOf(member) {
  if (ts.isConstructorDeclaration(member) || ts.isConstructSignatureDeclaration(member)) return '.new'
  if (ts.isIndexSignatureDeclaration(member)) return `[${textsOf(member.parameters.map(({ type }) => type))}]`
  const { name } = /** @type {{ name?: ts.PropertyName }} */ (member)
  if (!name) return ''
  return ts.isIdentifier(name) ? `.${name.text}` : `[${name.getText().replaceAll("'", '"')}]`
}

/** @param {ts.SignatureDeclaration} node @returns {Form} */
const signatureForm = (node) => ({
  kind: 'signature',
  generics: textsOf(node.typeParameters),
  parameters: [...node.parameters].map(({ type, questionToken, dotDotDotToken }) => ({
    type,
    optional: Boolean(questionToken),
    rest: Boolean(dotDotDotToken),
  })),
  result: node.type,
})

/** @param {ts.Node} name @param {readonly ts.Node[] | undefined} args @returns {Form} */
const nameForm = (name, args) => ({
  kind: 'name',
  name: name.getText(),
  parts: [...(args ?? [])],
  head: '',
  byMember: false,
})

/** @param {string} head @param {ts.Node[]} parts @returns {Form} */
const list = (head, parts, byMember = false) => ({ kind: 'list', head, parts, byMember })

/** Any other type: its words as they stand, and what they join. @param {ts.Node} node @returns {Form} */
function listForm(node) {
  const children = childrenOf(node)
  /** @param {ts.Node} child */
  const isWord = (child) => childrenOf(child).length === 0
  const words = children.length === 0 ? [textOf(node)] : children.map((child) => (isWord(child) ? textOf(child) : '_'))
  const byMember = ts.isIndexedAccessTypeNode(node) || ts.isTypeOperatorNode(node) || ts.isMappedTypeNode(node)
  return list(
    words.join(' '),
    children.filter((child) => !isWord(child)),
    byMember,
  )
}

/** @param {ts.Node} node */
const childrenOf = (node) => node.getChildren().filter((child) => !ts.isJSDoc(child))

/** @param {readonly (ts.Node | undefined)[] | undefined} nodes */
const textsOf = (nodes) => (nodes ?? []).map((node) => (node ? textOf(node) : '')).join()

/** As it is written, without comments and spaces. @param {ts.Node} node @returns {string} */
function textOf(node) {
  const children = childrenOf(node)
  return children.length > 0 ? children.map(textOf).filter(Boolean).join(' ') : node.getText().replaceAll('"', "'")
}
