import { Fragment, type ReactElement } from 'react'
import { css } from '../../../../styled-system/css/index.js'

export interface MetaPart {
  readonly text: string
  readonly tone?: 'bad' | 'warn' | undefined
  /** Breaks anywhere, unlike days and sizes. */
  readonly long?: boolean
}

const TONES = { bad: css({ color: 'bad' }), warn: css({ color: 'warn' }) }
const whole = css({ whiteSpace: 'nowrap' })

/** Short remarks in a row; empty ones are left out. */
export function MetaParts({ parts }: { readonly parts: readonly MetaPart[] }): ReactElement {
  return (
    <>
      {parts
        .filter(({ text }) => text !== '')
        .map(({ text, tone, long = false }, at) => (
          <Fragment key={text}>
            {at === 0 ? null : ' · '}
            <span className={tone === undefined ? undefined : TONES[tone]}>
              <span className={long ? undefined : whole}>{text}</span>
            </span>
          </Fragment>
        ))}
    </>
  )
}
