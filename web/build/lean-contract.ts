import { parseAst, type Plugin } from 'vite'

/**
 * What stands in a page for the parts of a call that nothing there reads; of a body, only whether
 * there is one.
 */
const IN_PAGES: Readonly<Record<string, string>> = {
  summary: "''",
  refusals: '[]',
  query: 'undefined',
  body: 'true',
  multipart: 'undefined',
  reply: 'undefined',
  sends: 'undefined',
}

/**
 * Leaves out of a page what only the reference and the server read of a call: its sentence, what it
 * refuses and the schemas of its parts. Any other schema is made only where a page reads something
 * by it.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  enforce: 'pre',
  transform(code, id) {
    if (!isOfContract(id)) return null
    return { code: leanCall(code), map: null, moduleSideEffects: false }
  },
})

/** Whether a module is a file of the contract, in its folders too. */
export const isOfContract = (id: string): boolean => /\/contract\/(?:[\w-]+\/)*[\w-]+\.ts$/.test(id.split('?')[0]!)

/** One place of a text and what stands there instead. */
interface Edit {
  start: number
  end: number
  text: string
}

/** A part of the parsed text. */
interface Node extends Readonly<Record<string, unknown>> {
  type: string
  start: number
  end: number
}

/** The text of a contract file as pages have it. */
export function leanCall(code: string): string {
  const edits: Edit[] = []
  const program: unknown = parseAst(code, { lang: 'ts' })
  const calls = found(program, isEndpoint)
  for (const call of calls) edits.push(...partsOf(call))
  for (const { start, end } of valuesOf(program).filter((value) => !isEndpoint(value) && works(value))) {
    edits.push({ start, end: start, text: '/* @__PURE__ */ (() => (' }, { start: end, end, text: '))()' })
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** The parts of a call that pages have otherwise. */
function partsOf(call: Node): Edit[] {
  const [declared] = listOf(call.arguments)
  return listOf(declared?.properties).flatMap(({ key, value, start, end }) => {
    const name = isNode(key) && typeof key.name === 'string' ? key.name : ''
    if (!Object.hasOwn(IN_PAGES, name) || !isNode(value)) return []
    return [{ start, end, text: `${name}: ${IN_PAGES[name]}` }]
  })
}

/** What the names at the top of a file stand for. */
const valuesOf = (program: unknown): Node[] =>
  (isNode(program) ? listOf(program.body) : [])
    .map((node) => (isNode(node.declaration) ? node.declaration : node))
    .flatMap((node) => (node.type === 'VariableDeclaration' ? listOf(node.declarations) : []))
    .flatMap(({ init }) => (isNode(init) ? [init] : []))

/**
 * Whether something is called or read to make it, as a schema is, or an object of parts of
 * schemas.
 */
const works = (value: Node): boolean =>
  !/Function/.test(value.type) && found(value, ({ type }) => type === 'CallExpression' || isRead(type)).length > 0

const isRead = (type: string): boolean => type === 'MemberExpression'

const isEndpoint = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'endpoint'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** All parts, at any depth, that are such. */
function found(value: unknown, isSuch: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((item) => found(item, isSuch))
  if (!isNode(value)) return []
  return [...(isSuch(value) ? [value] : []), ...Object.values(value).flatMap((item) => found(item, isSuch))]
}
