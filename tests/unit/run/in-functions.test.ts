import { describe, expect, it } from 'vitest'
import { inFunctions } from '../../mutate/in-functions.ts'

const SOURCE = `const LIMIT = 1 + 2
const twice = (one: number) => one * 2
export function most(list: readonly number[]) {
  return list.length > LIMIT
}
`
const piece = (line: number, text: string) => {
  const column = SOURCE.split('\n')[line]?.indexOf(text) ?? -1
  return { start: { line, column }, end: { line, column: column + text.length } }
}

describe('what a mutation can be switched in', () => {
  const isIn = inFunctions(SOURCE)
  it('is the inside of a function', () => {
    expect(isIn(piece(1, 'one * 2'))).toBe(true)
    expect(isIn(piece(3, 'list.length > LIMIT'))).toBe(true)
  })
  it('is neither what runs when the module is loaded, nor the function as a whole', () => {
    expect(isIn(piece(0, '1 + 2'))).toBe(false)
    expect(isIn(piece(1, '(one: number) => one * 2'))).toBe(false)
  })
})
