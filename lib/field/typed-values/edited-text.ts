export interface EditedText {
  readonly text: string
  /** Caret position in the text. @unit characters */
  readonly caret: number
}

export interface Edit {
  /** The text before the edit, with the separators of a formatted number. */
  readonly before: string
  /** The text after it, as the browser left it. */
  readonly after: string
  /** Caret position set by the browser. @unit characters */
  readonly caret: number
  readonly separator: string
  /** True when text was pasted or dropped. */
  readonly isPasted: boolean
}

/**
 * Removes the old separators on the first edit of a formatted number: `1,400,000.00` with a 5 typed behind the 1
 * becomes `15400000.00`. Typed or pasted text keeps its separators, so that a pasted `1,40` is not read as 140.
 */
export function editedText({ before, after, caret, separator, isPasted }: Edit): EditedText {
  const behind = after.slice(caret)
  const suffix = before.endsWith(behind) ? behind : ''
  if (isPasted && suffix === '') return { text: after, caret }
  const replacedLength = before.length - suffix.length
  const typedEnd = after.length - suffix.length
  let same = 0
  while (same < replacedLength && same < typedEnd && before[same] === after[same]) same += 1
  const without = (text: string): string => text.split(separator).join('')
  const tail = without(suffix)
  const text = without(after.slice(0, same)) + after.slice(same, typedEnd) + tail
  return { text, caret: text.length - (suffix === '' ? without(behind).length : tail.length) }
}
