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
  const change = (start: number, end: number, put: string) =>
    found.push({
      file,
      line: source.slice(0, start).split('\n').length,
      start,
      end,
      was: source.slice(start, end),
      put,
    })
  const operator = ({ left, right, operator: sign }: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const put = OPERATORS[sign]
    if (put === undefined || (sign === '+' && (isText(left) || isText(right)))) return
    const start = left.end + source.slice(left.end, right.start).indexOf(sign)
    change(start, start + sign.length, put)
  }
  const negate = ({ start, end }: ESTree.Expression) => change(start, end, `!(${source.slice(start, end)})`)
  new Visitor({
    TSLiteralType: ({ literal }) => void fixed.add(literal),
    BinaryExpression: operator,
    LogicalExpression: operator,
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    UnaryExpression({ operator: sign, argument, start }) {
      if (sign === '!') change(start, argument.start, '')
    },
    Literal(node) {
      const { value, start, end } = node
      if (fixed.has(node)) return
      if (typeof value === 'boolean') change(start, end, `${!value}`)
      if (typeof value === 'number') change(start, end, `${value + 1}`)
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name, start, end } = callee.property
      if (Object.hasOwn(TWINS, name)) change(start, end, TWINS[name])
    },
    /** Something that was done is left out. */
    ExpressionStatement({ expression, start, end }) {
      if (DEEDS.has(expression.type)) change(start, end, '{}')
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

const DEEDS: ReadonlySet<string> = new Set(['AssignmentExpression', 'CallExpression', 'UpdateExpression'])

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
