import { type ESTree, parseSync, Visitor } from 'vite'

/** One small change of meaning in a source file. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** What stands there, and what is put in its place. */
  readonly was: string
  readonly put: string
  /** How both can stand in the source with a switch between them; null where they cannot. */
  readonly choice: Choice | null
}

/** What is chosen as a whole: an expression, a statement that may be left out, or the name of what is called. */
export interface Choice {
  readonly kind: 'expression' | 'statement' | 'member'
  readonly start: number
  readonly end: number
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
}

/** Functions that are easily mistaken for one another. */
const TWINS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Every small change of meaning that a file allows, in its order. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found: Mutant[] = []
  /** Numbers and texts that are types, and names of files. */
  const fixed = new Set<ESTree.Node>()
  /** Numbers that are names of fields: nothing can be computed there. */
  const keys = new Set<ESTree.Node>()
  /** Where a statement begins with an expression: a bracket there could belong to the line before. */
  const openings = new Set<number>()
  const change = (start: number, end: number, put: string, choice: Choice | null) =>
    found.push({
      file,
      line: source.slice(0, start).split('\n').length,
      start,
      end,
      was: source.slice(start, end),
      put,
      choice,
    })
  const whole = (node: ESTree.Node): Choice | null =>
    openings.has(node.start) || keys.has(node)
      ? null
      : { kind: 'expression', start: node.start, end: node.end }
  const operator = (node: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const { left, right, operator: sign } = node
    const put = OPERATORS[sign]
    if (put === undefined || (sign === '+' && (isText(left) || isText(right)))) return
    const start = left.end + source.slice(left.end, right.start).indexOf(sign)
    change(start, start + sign.length, put, whole(node))
  }
  const negate = (test: ESTree.Expression) =>
    change(test.start, test.end, `!(${source.slice(test.start, test.end)})`, whole(test))
  new Visitor({
    TSLiteralType({ literal }) {
      fixed.add(literal.type === 'UnaryExpression' ? literal.argument : literal)
    },
    Property: ({ key }) => void keys.add(key),
    BinaryExpression: operator,
    LogicalExpression: operator,
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression(node) {
      if (node.operator === '!') change(node.start, node.argument.start, '', whole(node))
    },
    Literal(node) {
      const { value, start, end } = node
      if (fixed.has(node)) return
      if (typeof value === 'boolean') change(start, end, `${!value}`, whole(node))
      if (typeof value === 'number') change(start, end, `${value + 1}`, whole(node))
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name, start, end } = callee.property
      if (!Object.hasOwn(TWINS, name)) return
      change(start, end, TWINS[name], { kind: 'member', start: callee.object.end, end })
    },
    /** Something that was done is left out. */
    ExpressionStatement({ expression, start, end }) {
      openings.add(start)
      if (DEEDS.has(expression.type)) change(start, end, '{}', { kind: 'statement', start, end })
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

const DEEDS: ReadonlySet<string> = new Set(['AssignmentExpression', 'CallExpression', 'UpdateExpression'])

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
