import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONGEST } from '../../run/longest-first.ts'

it('every file that is to begin first is there: one that moved would begin last, without a word', () => {
  expect(LONGEST.filter((name) => !existsSync(`${name}.test.ts`))).toEqual([])
})
