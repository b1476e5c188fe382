import type { ReactElement } from 'react'
import { instantText } from '../catalogue/day.ts'
import type { RecordValues } from '../catalogue/effect.ts'
import { recordFields } from '../domain/record-fields.ts'
import { readingMessages } from '../locale/zh-cn/fields/reading.ts'
import { useCore } from '../provider/provider-context.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { agoText } from './ago.ts'
import { recordingOf, useGroupFolds } from './groups/folds.ts'

export interface RecordingLineProps {
  readonly recordKey: string
  readonly values: RecordValues
  readonly refValues: Readonly<Record<string, string>>
}

const button = css({
  minHeight: '24px',
  borderRadius: 'sm',
  textStyle: 'note',
  color: 'ink-3',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surface-3' },
})

/** Who changed a record last, and when. Pressed, it opens all of that in the `CompactView` of the record. */
export function RecordingLine({ recordKey, values, refValues }: RecordingLineProps): ReactElement | null {
  const texts = useMessages(readingMessages)
  const folds = useGroupFolds()
  const { now } = useCore()
  const { updTime } = values
  if (typeof updTime !== 'number' || folds === null) return null
  const name = recordingOf(recordKey)
  const open = folds.isOpen(name)
  const title = Object.entries(recordFields)
    .map(([field, { label }]) => {
      const value = values[field]
      return `${label} ${typeof value === 'number' ? instantText(value) : (refValues[field] ?? '')}`
    })
    .join('\n')
  return (
    <button type="button" className={button} title={title} aria-expanded={open} onClick={() => folds.set(name, !open)}>
      {texts.updated({
        by: refValues['updUsr'] ?? texts.somebody,
        when: agoText(updTime, Math.max(now(), updTime), texts),
      })}
    </button>
  )
}
