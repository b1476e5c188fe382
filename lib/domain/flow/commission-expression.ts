/**
 * Terms an expression may name. Fees are those of the case under charges of its own services, in yuan.
 * @source FLW-019
 * @public
 */
export const COMMISSION_TERMS = ['实收服务费', '应收服务费', '权重', '岗位权重合计', '权重合计'] as const
/** @public */
export type CommissionTerm = (typeof COMMISSION_TERMS)[number]

/** A fraction with a denominator above zero. Amounts of money never pass through floating point. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
const whole = (n: bigint): Fraction => ({ n, d: 1n })

/** Converts fen to yuan. */
export const yuanOf = (fen: bigint): Fraction => ({ n: fen, d: 100n })
export const countOf = (count: number): Fraction => whole(BigInt(Math.trunc(count)))

/** Converts yuan to whole fen; halves round away from zero. */
export function roundedFen({ n, d }: Fraction): bigint {
  const scaled = n * 100n
  const half = (scaled < 0n ? -scaled : scaled) * 2n + d
  const rounded = half / (d * 2n)
  return scaled < 0n ? -rounded : rounded
}

type Node =
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'term'; readonly name: CommissionTerm }
  | { readonly kind: 'operation'; readonly sign: string; readonly left: Node; readonly right: Node }

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)(?:\s*(%))?|([\u4e00-\u9fff]+)|([-+*/×÷()]))/y
const SIGNS: Readonly<Record<string, string>> = {
  '×': '*',
  '÷': '/',
  '（': '(',
  '）': ')',
  '％': '%',
  '－': '-',
  '＋': '+',
}

class ExpressionError extends Error {}

/** Why a text is not a valid expression, as a message that continues its label; null when it is valid. */
export function expressionIssue(text: string): string | null {
  try {
    parse(text)
    return null
  } catch (error) {
    if (error instanceof ExpressionError) return error.message
    throw error
  }
}

/**
 * The value of an expression in yuan.
 * @returns null when it divides by zero, such as by the sum of weights while all are 0
 * @throws Error when the text is no expression; check it with {@link expressionIssue} before it is stored
 */
export function evaluate(text: string, values: Readonly<Record<CommissionTerm, Fraction>>): Fraction | null {
  return worthOf(parse(text), values)
}

function worthOf(node: Node, values: Readonly<Record<CommissionTerm, Fraction>>): Fraction | null {
  if (node.kind === 'number') return node.value
  if (node.kind === 'term') return values[node.name]
  const [left, right] = [worthOf(node.left, values), worthOf(node.right, values)]
  if (left === null || right === null) return null
  switch (node.sign) {
    case '+':
      return { n: left.n * right.d + right.n * left.d, d: left.d * right.d }
    case '-':
      return { n: left.n * right.d - right.n * left.d, d: left.d * right.d }
    case '*':
      return { n: left.n * right.n, d: left.d * right.d }
    default:
      return right.n === 0n
        ? null
        : { n: (right.n < 0n ? -1n : 1n) * left.n * right.d, d: left.d * (right.n < 0n ? -right.n : right.n) }
  }
}

function parse(text: string): Node {
  const tokens = tokensOf(text.replace(/[×÷（）％－＋]/g, (sign) => SIGNS[sign] ?? sign))
  let at = 0
  const sum = (): Node => chain(product, ['+', '-'])
  const product = (): Node => chain(single, ['*', '/'])
  const chain = (part: () => Node, signs: readonly string[]): Node => {
    let left = part()
    for (let sign = tokens[at]; typeof sign === 'string' && signs.includes(sign); sign = tokens[at]) {
      at += 1
      left = { kind: 'operation', sign, left, right: part() }
    }
    return left
  }
  const single = (): Node => {
    const token = tokens[at]
    at += 1
    if (token === undefined) throw new ExpressionError('不完整')
    if (typeof token !== 'string') return token
    if (token !== '(') throw new ExpressionError(`中“${token}”的位置不正确`)
    const inner = sum()
    if (tokens[at] !== ')') throw new ExpressionError('缺少右括号')
    at += 1
    return inner
  }
  const result = sum()
  if (at < tokens.length) throw new ExpressionError('多出了内容')
  return result
}

function tokensOf(text: string): readonly (Node | string)[] {
  const tokens: (Node | string)[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw new ExpressionError(`中有不能识别的内容“${text.slice(from).trim().slice(0, 10)}”`)
    const [, digits, percent, name, sign] = match
    if (digits !== undefined) tokens.push({ kind: 'number', value: decimal(digits, percent === '%') })
    else if (name !== undefined) tokens.push({ kind: 'term', name: termOf(name) })
    else if (sign !== undefined) tokens.push(sign)
  }
  return tokens
}

function termOf(name: string): CommissionTerm {
  const term = COMMISSION_TERMS.find((one) => one === name)
  if (!term) throw new ExpressionError(`中“${name}”不是可用的项，可用：${COMMISSION_TERMS.join('、')}`)
  return term
}

function decimal(digits: string, percent: boolean): Fraction {
  const [head = '0', fraction = ''] = digits.split('.')
  return { n: BigInt(head + fraction), d: 10n ** BigInt(fraction.length + (percent ? 2 : 0)) }
}
