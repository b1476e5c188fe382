import { describe, expect, it } from 'vitest'
import { editedText } from '../../../lib/field/typed-values/edited-text.ts'

/** `|` is where the browser left the caret. */
function edited(before: string, after: string, isPasted = false): string {
  const caret = after.indexOf('|')
  const { text, caret: at } = editedText({ before, after: after.replace('|', ''), caret, separator: ',', isPasted })
  return `${text.slice(0, at)}|${text.slice(at)}`
}

describe('the first edit of a formatted number', () => {
  it.each([
    ['a digit typed in the middle', '1,400,000.00', '15|,400,000.00', '15|400000.00'],
    ['a digit typed at the start', '1,400,000.00', '9|1,400,000.00', '9|1400000.00'],
    ['a digit typed at the end', '1,400,000.00', '1,400,000.005|', '1400000.005|'],
    ['a digit deleted with Backspace', '1,400,000.00', '1,40|,000.00', '140|000.00'],
    ['a digit deleted with Delete', '1,400,000.00', '1,4|0,000.00', '14|0000.00'],
    ['the separator itself deleted', '1,400.00', '1|400.00', '1|400.00'],
    ['the decimals deleted', '1,400.00', '1,400|', '1400|'],
    ['everything replaced by one key', '1,400,000.00', '5|', '5|'],
    ['everything deleted', '1,400,000.00', '|', '|'],
    ['a text without separators', '300.00', '3500.00|', '3500.00|'],
  ])('drops the separators that were there: %s', (_, before, after, expected) =>
    expect(edited(before, after)).toBe(expected),
  )

  it.each([
    ['a whole amount pasted over everything', '1,400,000.00', '78,450.00|', '78,450.00|'],
    ['an amount that begins alike', '1,400.00', '1,40|', '1,40|'],
    ['digits pasted in the middle', '1,400,000.00', '1,4500|00,000.00', '14500|00000.00'],
  ])('keeps what is pasted as it is: %s', (_, before, after, expected) =>
    expect(edited(before, after, true)).toBe(expected),
  )
})
